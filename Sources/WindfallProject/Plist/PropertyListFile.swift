import Foundation

/// Reads property lists of all kinds from disk.
public enum PropertyListFile {
  /// Reads a file that holds a dictionary.
  public static func dictionary(at url: URL, advice: String? = nil) throws(ProjectError) -> [String: PropertyListValue]
  {
    guard let data = InputFile.data(at: url) else {
      throw ProjectError("the file \(InputFile.complaint(at: url))", path: url.path, advice: advice)
    }
    let value: PropertyListValue
    do {
      value = try self.value(of: data)
    } catch {
      let isConflicted = data.range(of: Data("\n<<<<<<< ".utf8)) != nil
      throw ProjectError(
        error.line > 0 ? "\(error.message), in line \(error.line)" : error.message, path: url.path,
        advice: isConflicted ? "resolve the merge conflict in it" : advice)
    }
    guard let entries = value.dictionary else {
      throw ProjectError("the file is not a dictionary", path: url.path, advice: advice)
    }
    return entries
  }

  static func value(of data: Data) throws(PropertyListSyntaxError) -> PropertyListValue {
    guard !data.isEmpty else { throw PropertyListSyntaxError(line: 0, message: "the file is empty") }
    if data.starts(with: Data("bplist".utf8)) { return try BinaryPropertyList.value(of: data) }
    let text = try EncodedText(data).utf8
    if isXML(Data(text.prefix(64))) { return try XMLPropertyList.value(of: Data(text)) }
    return try OldStylePropertyList.value(of: text)
  }

  static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return start.starts(with: Data("<?xml".utf8)) || start.starts(with: Data("<!DOCTYPE".utf8))
      || start.starts(with: Data("<plist".utf8))
  }
}
