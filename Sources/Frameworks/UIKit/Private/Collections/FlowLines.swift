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
