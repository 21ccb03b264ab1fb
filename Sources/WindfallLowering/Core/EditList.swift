/// The changes to one file, as replacements of byte ranges; nothing else of the text changes.
struct EditList {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private var edits: [Edit] = []
  private var removals: [Range<Int>] = []

  /// Inserts text; of several insertions at one place the first comes first.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Removes a range together with every edit inside it.
  mutating func remove(_ range: Range<Int>) {
    removals.append(range)
    edits.append(Edit(range: range, text: ""))
  }

  /// Applies all edits; a replaced piece keeps as many line ends as it had.
  func apply(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes).bytes }

  /// The same, with what was done where.
  func applied(to bytes: [UInt8]) -> (bytes: [UInt8], changes: [TextChange]) {
    var output: [UInt8] = []
    var changes: [TextChange] = []
    output.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in ordered() where edit.range.lowerBound >= position {
      output += bytes[position..<edit.range.lowerBound]
      let start = output.count
      output += Array(edit.text.utf8)
      let missing = EditList.lines(bytes[edit.range]) - EditList.lines(edit.text.utf8)
      output += Array(repeating: UInt8(ascii: "\n"), count: max(0, missing))
      changes.append(
        TextChange(start: edit.range.lowerBound, length: edit.range.count, newLength: output.count - start))
      position = edit.range.upperBound
    }
    output += bytes[position...]
    return (output, changes)
  }

  private func ordered() -> [Edit] {
    let kept = edits.filter { edit in
      !removals.contains {
        $0 != edit.range && $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    let numbered = kept.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    return numbered.map(\.element)
  }

  private static func lines(_ text: some Sequence<UInt8>) -> Int {
    text.count { $0 == UInt8(ascii: "\n") }
  }
}
