import Foundation

/// Files of which a copy of a repository has only the names, as mirrors without large files do: git checks out the others.
struct MissingFiles {
  /// What git lays beside the history of each repository that it clones.
  let template: URL
  private var paths: [String] = []

  init(template: URL) { self.template = template }

  private static let words = "unable to read sha1 file of "

  /// Notes what git could not read, and returns what was not known before.
  mutating func add(from lines: [String]) throws -> [String] {
    let found = lines.compactMap(Self.path(in:)).filter { !paths.contains($0) }
    guard !found.isEmpty else { return [] }
    paths += found
    let patterns = ["/*"] + paths.map { "!/\(Self.escaped($0))" }
    try FileWriter.write(
      patterns.map { $0 + "\n" }.joined(), to: template.appendingPathComponent("info/sparse-checkout"))
    return found
  }

  /// The path in a line such as `error: unable to read sha1 file of Docs/film.mov (9c0791a8)`.
  static func path(in line: String) -> String? {
    guard let start = line.firstRange(of: words), let end = line.lastIndex(of: "("), start.upperBound < end else {
      return nil
    }
    return line[start.upperBound..<end].trimmingCharacters(in: .whitespaces)
  }

  private static func escaped(_ path: String) -> String {
    path.map { "*?[\\ ".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// What git is told by, beside what it is told already.
  func environment(beside own: [String: String]) -> [String: String] {
    guard !paths.isEmpty else { return [:] }
    let count = own["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    return [
      "GIT_TEMPLATE_DIR": template.path, "GIT_CONFIG_COUNT": String(count + 1),
      "GIT_CONFIG_KEY_\(count)": "core.sparseCheckout", "GIT_CONFIG_VALUE_\(count)": "true",
    ]
  }
}
