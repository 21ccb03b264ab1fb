import Foundation

/// Reads `.xcconfig` files and what they include.
struct ConfigurationFile {
  private static let maximumDepth = 32

  private var assignments: [SettingAssignment] = []
  private var open: Set<URL> = []
  private var missing: [URL] = []

  /// The settings that a file makes, in order, and which files of it are not there.
  static func level(at url: URL) throws(ProjectError) -> SettingsLevel {
    var reader = ConfigurationFile()
    try reader.read(url.standardizedFileURL)
    var level = SettingsLevel(assignments: reader.assignments)
    level.missingFiles = reader.missing
    return level
  }

  private mutating func read(_ url: URL) throws(ProjectError) {
    // A file that includes itself adds nothing new.
    guard !open.contains(url) else { return }
    guard open.count < Self.maximumDepth else {
      throw ProjectError("configuration files include each other too deeply", path: url.path)
    }
    guard let data = InputFile.data(at: url) else {
      if FileManager.default.fileExists(atPath: url.path) {
        throw ProjectError(
          "the configuration file \(InputFile.complaint(at: url))", path: url.path,
          advice: "check the base configuration in the project's Info tab")
      }
      // CocoaPods writes its files anew; without them a target builds as long as it imports no pod. Others hold keys of
      // their author and were never committed: most of the project does without them.
      if !url.pathComponents.contains("Pods") { missing.append(url) }
      return
    }
    open.insert(url)
    for line in Self.lines(of: String(decoding: data, as: UTF8.self)) { try read(line, in: url) }
    open.remove(url)
  }

  private mutating func read(_ line: String, in url: URL) throws(ProjectError) {
    if line.hasPrefix("#include") {
      let rest = line.dropFirst("#include".count)
      let isOptional = rest.hasPrefix("?")
      let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else {
        throw ProjectError("an #include names no file in quotes: \(line)", path: url.path)
      }
      let file = url.deletingLastPathComponent().appending(relativePath: String(parts[1]))
      if isOptional, !FileManager.default.fileExists(atPath: file.path) { return }
      try read(file)
    } else if let equals = Self.equals(in: line) {
      let key = line[..<equals].trimmed
      guard !key.isEmpty else { return }
      // Some end their lines as in C.
      let value = line[line.index(after: equals)...].trimmed
      let end = value.lastIndex { $0 != ";" && $0 != " " }
      assignments.append(SettingAssignment(key: key, value: end.map { String(value[...$0]) } ?? ""))
    }
  }

  /// The equals sign of an assignment, not one of a condition in brackets.
  private static func equals(in line: String) -> String.Index? {
    var isCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isCondition = true
      case "]": isCondition = false
      case "=" where !isCondition: return index
      default: break
      }
    }
    return nil
  }

  /// The lines without comments, those that end with a backslash joined with the next.
  private static func lines(of text: String) -> [String] {
    var result: [String] = []
    var continued = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = withoutComment(line).trimmed
      if content.hasSuffix("\\") {
        continued += content.dropLast() + " "
      } else {
        result.append((continued + content).trimmed)
        continued = ""
      }
    }
    result.append(continued.trimmed)
    return result.filter { !$0.isEmpty }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    for index in line.indices where line[index...].hasPrefix("//") { return line[..<index] }
    return line
  }
}
