import Foundation

/// Takes the marks of blocks out of a text in Markdown.
enum MarkdownBlocks {
  /// The blocks one after the other, without the marks of headings, lists and quotations.
  static func joined(_ text: String) -> String {
    var blocks: [[Substring]] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      let bare = withoutMark(trimmed)
      if trimmed.isEmpty {
        isOpen = false
      } else if isOpen, bare == trimmed {
        blocks[blocks.count - 1].append(bare)
      } else {
        blocks.append([bare])
        isOpen = !trimmed.hasPrefix("#")
      }
    }
    return blocks.map { $0.joined(separator: " ") }.joined()
  }

  /// The text with its line breaks as spaces.
  static func onOneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }

  private static func withoutMark(_ line: Substring) -> Substring {
    guard let space = line.firstIndex(of: " ") else { return line }
    let mark = line[..<space]
    let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
    let isItem = ["-", "*", "+", ">"].contains(mark)
    let isNumbered = (mark.last == "." || mark.last == ")") && mark.count > 1 && mark.dropLast().allSatisfy(\.isNumber)
    return isHeading || isItem || isNumbered ? line[space...].drop { $0 == " " } : line
  }
}
