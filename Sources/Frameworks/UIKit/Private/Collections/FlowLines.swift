/// Items of different sizes, each in a line with as many as fit.
struct FlowLines: FlowArrangement {
  private struct Line {
    let items: Range<Int>
    let start: CGFloat
    let length: CGFloat
    let across: CGFloat
    let gap: CGFloat
  }

  private let metrics: FlowMetrics
  private let sizes: [CGSize]
  private var lines: [Line] = []

  init(sizes: [CGSize], metrics: FlowMetrics) {
    self.sizes = sizes
    self.metrics = metrics
    var start: CGFloat = 0
    var first = 0
    while first < sizes.count {
      let line = makeLine(first: first, start: start)
      lines.append(line)
      first = line.items.upperBound
      start += line.length + metrics.lineSpacing
    }
  }

  private func makeLine(first: Int, start: CGFloat) -> Line {
    let axis = metrics.axis
    var end = first + 1
    var total = axis.breadth(sizes[first])
    var length = axis.length(sizes[first])
    while end < sizes.count {
      let breadth = axis.breadth(sizes[end])
      guard metrics.hasRoom(for: total + breadth + CGFloat(end - first) * metrics.itemSpacing) else { break }
      total += breadth
      length = max(length, axis.length(sizes[end]))
      end += 1
    }
    var count = end - first
    // The last line is spread as if more items like its last one filled it.
    if end == sizes.count, let breadth = sizes.last.map(axis.breadth), breadth > 0 {
      while metrics.hasRoom(for: total + breadth + CGFloat(count) * metrics.itemSpacing) {
        total += breadth
        count += 1
      }
    }
    let (across, gap) = metrics.justify(count: count, total: total)
    return Line(items: first..<end, start: start, length: length, across: across, gap: gap)
  }

  var length: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }

  func frame(of item: Int) -> CGRect {
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    let axis = metrics.axis
    var across = line.across
    for before in line.items.lowerBound..<item { across += axis.breadth(sizes[before]) + line.gap }
    let length = axis.length(sizes[item])
    return axis.rect(
      along: metrics.onPixel(line.start + (line.length - length) / 2), length: length,
      across: metrics.onPixel(across), breadth: axis.breadth(sizes[item]))
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partitioningIndex { $0.start + $0.length >= start }
    let last = lines.partitioningIndex { $0.start > end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

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
