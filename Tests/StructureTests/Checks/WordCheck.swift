import Foundation

/// What must not be in any text: notes to self, and paths of the machine on which it was written.
enum WordCheck {
  /// The words in two parts, so that this file does not break its own rule.
  private static let notes = ["TO" + "DO", "FIX" + "ME"]

  /// Home folders and scratch folders.
  private static let folders = ["home", "Users", "root", "work"].map { "/\($0)/" }
  private static let machinePath = #"(?<![\w.~$}])(?:"# + folders.joined(separator: "|") + #")([\w.-]+)"#
  /// A made-up name says that the path is an example.
  private static let exampleNames: Set<String> = ["someone", "me"]

  static func findings(path: String, text: String) -> [Finding] {
    guard (notes + folders).contains(where: text.contains) else { return [] }
    var findings: [Finding] = []
    guard let expression = try? NSRegularExpression(pattern: machinePath) else {
      return [Finding(path: path, message: "the pattern of paths is wrong")]
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for note in notes where words(in: line).contains(note) {
        findings.append(Finding(path: path, line: index + 1, message: "\(note): do it, or open an issue"))
      }
      let line = String(line)
      for match in expression.matches(in: line, range: NSRange(line.startIndex..., in: line)) {
        guard let range = Range(match.range, in: line), let name = Range(match.range(at: 1), in: line) else { continue }
        if exampleNames.contains(String(line[name])) { continue }
        findings.append(
          Finding(path: path, line: index + 1, message: "\(line[range]) is a path of one machine"))
      }
    }
    return findings
  }

  private static func words(in line: Substring) -> Set<String> {
    Set(line.split { !$0.isLetter && $0 != "_" }.map(String.init))
  }
}
