import Foundation

/// Reads property lists of all kinds from disk.
enum PropertyListFile {
  private static let maximumDepth = 128

  /// Reads a file that holds a dictionary.
  static func dictionary(at url: URL, advice: String? = nil) throws(ProjectError) -> [String: PropertyListValue] {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ProjectError("the file cannot be read", path: url.path, advice: advice)
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

  private static func value(of data: Data) throws(PropertyListSyntaxError) -> PropertyListValue {
    guard !data.isEmpty else { throw PropertyListSyntaxError(line: 0, message: "the file is empty") }
    // Foundation stops the whole process at some damaged binary files, and nobody edits a project's files in that form.
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw PropertyListSyntaxError(line: 0, message: "binary property lists are not read: convert the file to XML")
    }
    guard isXML(data) else { return try OldStylePropertyList.value(of: Array(data)) }
    guard depth(ofXML: data) <= maximumDepth else {
      throw PropertyListSyntaxError(line: 0, message: "values are nested too deeply")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let value = PropertyListValue(foundationValue: list)
    else { throw PropertyListSyntaxError(line: 0, message: "the file is damaged: it is not a property list") }
    return value
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return start.starts(with: Data("<?xml".utf8)) || start.starts(with: Data("<!DOCTYPE".utf8))
      || start.starts(with: Data("<plist".utf8))
  }

  /// How deep dictionaries and arrays stand in each other at most: Foundation follows them on the stack.
  private static func depth(ofXML data: Data) -> Int {
    let bytes = Array(data)
    var depth = 0
    var deepest = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") && index + 1 < bytes.count {
      switch bytes[index + 1] {
      case UInt8(ascii: "d"), UInt8(ascii: "a"): depth += 1
      case UInt8(ascii: "/") where index + 2 < bytes.count:
        if bytes[index + 2] == UInt8(ascii: "d") || bytes[index + 2] == UInt8(ascii: "a") { depth -= 1 }
      default: break
      }
      deepest = max(deepest, depth)
    }
    // `<data>` and `<date>` are closed before the next begins, so they add one level at most.
    return deepest
  }
}
