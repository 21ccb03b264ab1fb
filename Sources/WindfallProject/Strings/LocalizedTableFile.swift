import Foundation

/// Reads `.strings` and `.stringsdict` files in all their forms, and says what is wrong with them by file and line.
public struct LocalizedTableFile {
  private let url: URL

  /// Makes a reader of the file there.
  public init(_ url: URL) { self.url = url }

  /// The texts of a `.strings` file.
  public func strings() throws(ProjectError) -> [String: String] {
    var result: [String: String] = [:]
    for (key, value) in try read(Self.table) {
      guard let text = value.string else { throw error("the value of \"\(key)\" is not a text") }
      result[key] = text
    }
    return result
  }

  /// The rules of a `.stringsdict` file, each checked to have what a look-up needs.
  public func rules() throws(ProjectError) -> [String: PropertyListValue] {
    let entries = try read { data throws(PropertyListSyntaxError) in
      guard let entries = try PropertyListFile.value(of: data).dictionary else {
        throw PropertyListSyntaxError(line: 1, message: "the file is not a dictionary")
      }
      return entries
    }
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      if let problem = LocalizedRuleCheck.problem(of: value) { throw error("\"\(key)\": \(problem)") }
    }
    return entries
  }

  private static func table(_ data: Data) throws(PropertyListSyntaxError) -> [String: PropertyListValue] {
    if data.starts(with: Data("bplist".utf8)) || PropertyListFile.isXML(data) {
      guard let entries = try PropertyListFile.value(of: data).dictionary else {
        throw PropertyListSyntaxError(line: 1, message: "the file is not a dictionary")
      }
      return entries
    }
    return try OldStylePropertyList.stringTable(of: EncodedText(data).utf8)
  }

  private func read(
    _ parse: (Data) throws(PropertyListSyntaxError) -> [String: PropertyListValue]
  ) throws(ProjectError) -> [String: PropertyListValue] {
    guard let data = InputFile.data(at: url) else { throw error("the file \(InputFile.complaint(at: url))") }
    do {
      return try parse(data)
    } catch {
      let isConflicted = data.range(of: Data("\n<<<<<<< ".utf8)) != nil
      throw self.error(
        error.message, line: error.line,
        advice: isConflicted ? "resolve the merge conflict in it" : "mend it in Xcode")
    }
  }

  private func error(_ message: String, line: Int = 0, advice: String = "mend it in Xcode") -> ProjectError {
    ProjectError(message, path: line > 0 ? "\(url.path):\(line)" : url.path, advice: advice)
  }
}
