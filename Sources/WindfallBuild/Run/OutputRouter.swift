import WindfallCore

/// Decides which test a line of output belongs to, although output and events arrive on different descriptors.
///
/// A test process marks the end of a test, and of the set-up and tear-down of a class, in its output. What comes behind
/// a mark is held back until it is known what ran next.
struct OutputRouter {
  private enum Item {
    case line(String)
    case mark
  }

  /// The lines of one stream.
  private struct Lane {
    var isOpen = false
    var held: [Item] = []

    var hasMark: Bool { held.contains { if case .mark = $0 { true } else { false } } }

    /// Takes what may be handed on now.
    mutating func release() -> [String] {
      var lines: [String] = []
      var used = 0
      while isOpen, used < held.count {
        switch held[used] {
        case .line(let text): lines.append(text)
        case .mark: isOpen = false
        }
        used += 1
      }
      held.removeFirst(used)
      return lines
    }
  }

  private var lanes: [TestOutput.Stream: Lane] = [:]

  /// Takes a line that has arrived; answers the lines that belong to the test that runs.
  mutating func take(_ text: String, on stream: TestOutput.Stream) -> [String] {
    let mark = TestOutput.endOfTestMark.dropLast()
    if text.hasSuffix(mark) {
      let rest = text.dropLast(mark.count)
      if !rest.isEmpty { lanes[stream, default: Lane()].held.append(.line(String(rest))) }
      lanes[stream, default: Lane()].held.append(.mark)
    } else {
      lanes[stream, default: Lane()].held.append(.line(text))
    }
    return lanes[stream]?.release() ?? []
  }

  /// The next test starts; answers what it has written already.
  mutating func open() -> [(stream: TestOutput.Stream, text: String)] {
    var lines: [(TestOutput.Stream, String)] = []
    for stream in TestOutput.Stream.allCases {
      lanes[stream, default: Lane()].isOpen = true
      lines += (lanes[stream]?.release() ?? []).map { (stream, $0) }
    }
    return lines
  }

  /// The set-up or tear-down of a class is over, and its mark has arrived; answers what it has written.
  mutating func takeMarked() -> [(stream: TestOutput.Stream, text: String)] {
    var lines: [(TestOutput.Stream, String)] = []
    for stream in TestOutput.Stream.allCases where lanes[stream]?.hasMark == true {
      lanes[stream]?.isOpen = true
      lines += (lanes[stream]?.release() ?? []).map { (stream, $0) }
    }
    return lines
  }

  /// The process is gone; answers all that was held back.
  mutating func end() -> [(stream: TestOutput.Stream, text: String)] {
    var lines: [(TestOutput.Stream, String)] = []
    while lanes.values.contains(where: { !$0.held.isEmpty }) { lines += open() }
    return lines
  }
}
