import Foundation

/// What a project takes from CocoaPods.
enum Podfile {
  /// The pods that the file in a project's folder names, with the lines; none where there is no such file.
  static func pods(beside project: URL) -> [(name: String, line: Int)] {
    let file = project.deletingLastPathComponent().appendingPathComponent("Podfile")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "'" || $0 == "\"" }
      guard words.first == "pod", words.count > 1 else { return nil }
      return (String(words[1]), index + 1)
    }
  }
}
