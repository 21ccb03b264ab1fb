import Foundation

/// The script with which CocoaPods copies resources of pods into a product. It is read and not run.
public struct PodsResourceScript: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// Where the script is that a build phase runs, as a path that names settings; nil for scripts of other kinds.
  static func path(in phase: String) -> String? {
    let ends = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\""))
    return phase.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: ends) }
      .first { $0.hasSuffix("-resources.sh") && $0.contains("Pods") }
  }

  /// What is copied in a configuration, as paths that name settings.
  public func paths(configuration: String) -> [String] {
    var paths: [String] = []
    var isMeant = true
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("if "), line.contains("$CONFIGURATION") {
        isMeant = line.contains("== \"\(configuration)\"")
      } else if line == "fi" {
        isMeant = true
      } else if isMeant, line.hasPrefix("install_resource \""), line.hasSuffix("\"") {
        let path = line.dropFirst("install_resource \"".count).dropLast()
        if !paths.contains(String(path)) { paths.append(String(path)) }
      }
    }
    return paths
  }
}
