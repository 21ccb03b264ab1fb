/// Finds how often each line was run from the regions of a file, by the rules of `llvm-cov`: a line has the highest count
/// of what begins on it and of what reaches into it.
struct CoveredLines {
  /// The lines with code, by their numbers.
  let counts: [Int: Int]

  /// A place from which on another region holds, or none.
  private struct Segment {
    var position: SourcePosition
    var count: Int?
    var isEntry: Bool
  }

  init(_ regions: [CoveredFile.Region]) {
    let segments = Self.segments(regions)
    var counts: [Int: Int] = [:]
    var index = 0
    var wrapped: Int?
    var line = segments.first?.position.line ?? 1
    while index < segments.count || wrapped != nil {
      var highest = wrapped
      var last = wrapped
      while index < segments.count, segments[index].position.line == line {
        let segment = segments[index]
        if segment.isEntry, let count = segment.count { highest = max(highest ?? 0, count) }
        last = segment.count
        index += 1
      }
      if let highest { counts[line] = highest }
      wrapped = last
      guard index < segments.count else { break }
      line = wrapped == nil ? segments[index].position.line : line + 1
    }
    self.counts = counts
  }

  private static func segments(_ regions: [CoveredFile.Region]) -> [Segment] {
    let sorted = regions.filter { $0.start < $0.end }.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    var result: [Segment] = []
    var open: [CoveredFile.Region] = []
    func add(_ position: SourcePosition, _ count: Int?, isEntry: Bool) {
      if let last = result.last, last.position == position {
        // What begins where something ends is what counts there.
        result[result.count - 1] = Segment(position: position, count: count, isEntry: isEntry || last.isEntry)
      } else {
        result.append(Segment(position: position, count: count, isEntry: isEntry))
      }
    }
    func close(until position: SourcePosition?) {
      while let last = open.last, position.map({ last.end <= $0 }) ?? true {
        open.removeLast()
        // A region that overlaps one around it without lying in it ends with it.
        while let next = open.last, next.end <= last.end { open.removeLast() }
        add(last.end, open.last?.count, isEntry: false)
      }
    }
    for region in sorted {
      close(until: region.start)
      add(region.start, region.count, isEntry: true)
      open.append(region)
    }
    close(until: nil)
    return result
  }
}
