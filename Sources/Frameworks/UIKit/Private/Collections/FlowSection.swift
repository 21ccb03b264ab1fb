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

/// What the items of one section of a flow layout are placed by.
struct FlowMetrics {
  let axis: CollectionAxis
  /// Where lines begin, and the room that they have.
  let across: CGFloat
  let breadth: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let scale: CGFloat

  /// Lets lengths fit that are too long by what rounding adds.
  private static let tolerance: CGFloat = 0.001

  func hasRoom(for breadth: CGFloat) -> Bool { breadth <= self.breadth + FlowMetrics.tolerance }

  /// Where the first item of a line of this many items stands, and the gap between its items: they are spread over
  /// the whole line, and a single one stands in the middle.
  func justify(count: Int, total: CGFloat) -> (across: CGFloat, gap: CGFloat) {
    let rest = max(0, breadth - total)
    guard count > 1 else { return (across + rest / 2, itemSpacing) }
    return (across, rest / CGFloat(count - 1))
  }

  func onPixel(_ value: CGFloat) -> CGFloat { value.rounded(toScale: scale) }
}

/// Where the items of one section of a flow layout are, along the layout from the first item on.
protocol FlowArrangement {
  var length: CGFloat { get }
  func frame(of item: Int) -> CGRect
  /// The items of all lines that have a part in the range.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>
}
