/// Items of one size, all of whose places follow from their numbers: a million cost as much as one.
struct FlowGrid: FlowArrangement {
  private let metrics: FlowMetrics
  private let count: Int
  private let itemLength: CGFloat
  private let itemBreadth: CGFloat
  private let itemsInLine: Int
  private let across: CGFloat
  private let gap: CGFloat

  init(count: Int, itemSize: CGSize, metrics: FlowMetrics) {
    self.metrics = metrics
    self.count = count
    itemLength = metrics.axis.length(itemSize)
    itemBreadth = metrics.axis.breadth(itemSize)
    var fitting = 1
    if itemBreadth + metrics.itemSpacing > 0 {
      fitting = max(1, Int((metrics.breadth + metrics.itemSpacing) / (itemBreadth + metrics.itemSpacing)))
      let wider = itemBreadth * CGFloat(fitting + 1) + metrics.itemSpacing * CGFloat(fitting)
      if metrics.hasRoom(for: wider) { fitting += 1 }
    } else {
      fitting = max(1, count)
    }
    itemsInLine = fitting
    (across, gap) = metrics.justify(count: fitting, total: itemBreadth * CGFloat(fitting))
  }

  private var lineCount: Int { (count + itemsInLine - 1) / itemsInLine }

  private var stride: CGFloat { itemLength + metrics.lineSpacing }

  var length: CGFloat { count == 0 ? 0 : CGFloat(lineCount) * stride - metrics.lineSpacing }

  func frame(of item: Int) -> CGRect {
    let column = across + CGFloat(item % itemsInLine) * (itemBreadth + gap)
    return metrics.axis.rect(
      along: CGFloat(item / itemsInLine) * stride, length: itemLength, across: metrics.onPixel(column),
      breadth: itemBreadth)
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, stride > 0 else { return 0..<count }
    let first = min(max(0, (start / stride).rounded(.down)), CGFloat(lineCount))
    let last = min(max(0, (end / stride).rounded(.down) + 1), CGFloat(lineCount))
    let lower = min(count, Int(first) * itemsInLine)
    return lower..<max(lower, min(count, Int(last) * itemsInLine))
  }
}
