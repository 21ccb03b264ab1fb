/// One section of a flow layout: header, items, footer, along the layout.
struct FlowSection {
  let headerLength: CGFloat
  let footerLength: CGFloat
  let before: CGFloat
  let after: CGFloat
  let metrics: FlowMetrics
  let count: Int
  /// The sizes before cells were asked; nil where all have the same.
  let sizes: [CGSize]?
  let itemSize: CGSize
  var items: any FlowArrangement
  var start: CGFloat = 0

  var itemsStart: CGFloat { start + headerLength + before }

  var footerStart: CGFloat { itemsStart + items.length + after }

  var end: CGFloat { footerStart + footerLength }

  /// Places the items anew, with the sizes that their cells asked for.
  mutating func arrange(preferred: [Int: CGSize]) {
    guard sizes != nil || !preferred.isEmpty else {
      items = FlowGrid(count: count, itemSize: itemSize, metrics: metrics)
      return
    }
    var all = sizes ?? Array(repeating: itemSize, count: count)
    for (item, size) in preferred where all.indices.contains(item) { all[item] = size }
    items = FlowLines(sizes: all, metrics: metrics)
  }
}
