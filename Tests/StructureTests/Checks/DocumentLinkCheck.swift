import Foundation

/// What a document names is there: the targets of its links, the paths and the Swift files in its code spans.
enum DocumentLinkCheck {
  private static let roots = [
    "Sources/", "Tests/", "Documentation/", "Scripts/", "Examples/", "Benchmarks/", ".ci/", ".github/",
  ]

  /// - Parameter files: The paths of all files of the repository.
  static func findings(path: String, text: String, files: Set<String>) -> [Finding] {
    let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
    let folders = Set(files.flatMap { ancestors(of: $0) })
    var findings: [Finding] = []
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      let links = matches(#"\]\(([^)#\s]+)[^)]*\)"#, in: line).filter { !$0.contains("://") }
      let linked = links.map { (shown: $0, path: resolve($0, from: path)) }
      let spans = matches("`([^`]+)`", in: line)
      let paths = spans.filter { span in roots.contains { span.hasPrefix($0) } && isPlain(span) }
      for (shown, target) in linked + paths.map({ ($0, $0) }) {
        let target = target.hasSuffix("/") ? String(target.dropLast()) : target
        if files.contains(target) || folders.contains(target) { continue }
        findings.append(Finding(path: path, line: index + 1, message: "\(shown) is not there"))
      }
      for name in spans where name.hasSuffix(".swift") && !name.contains("/") && isPlain(name) && !names.contains(name)
      {
        findings.append(Finding(path: path, line: index + 1, message: "no file is called \(name)"))
      }
    }
    return findings
  }

  /// Whether a path stands for itself: no placeholder, pattern or argument.
  private static func isPlain(_ span: String) -> Bool {
    !span.contains { $0 == "*" || $0 == "<" || $0 == "{" || $0 == " " || $0 == "…" }
  }

  private static func ancestors(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
  }

  private static func resolve(_ link: String, from document: String) -> String {
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private static func matches(_ pattern: String, in line: Substring) -> [String] {
    let line = String(line)
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap {
      Range($0.range(at: 1), in: line).map { String(line[$0]) }
    }
  }
}
