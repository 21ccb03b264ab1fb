import Foundation

/// What can be done to a setting's value where it is used: `$(PRODUCT_NAME:rfc1034identifier)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    let parts = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first.map(String.init) ?? "" {
    case "c99extidentifier": return identifier(value) { $0 == "_" || $0.isLetter || $0.isNumber }
    case "identifier": return identifier(value) { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    case "rfc1034identifier":
      return String(value.map { $0 == "." || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "quote": return SettingsList.text(of: [value])
    case "default": return value.isEmpty ? parts.dropFirst().first.map(String.init) ?? "" : value
    case "file": return value.filePath.lastPathComponent
    case "dir": return value.filePath.deletingLastPathComponent
    case "base": return (value.filePath.lastPathComponent as NSString).deletingPathExtension
    case "suffix": return dotted(value.filePath.pathExtension)
    case "standardizepath": return value.filePath.standardizingPath
    default: return value
    }
  }

  private static func identifier(_ value: String, allowing isAllowed: (Character) -> Bool) -> String {
    let result = String(value.map { isAllowed($0) ? $0 : "_" })
    return result.first?.isNumber == true ? "_" + result.dropFirst() : result
  }

  private static func dotted(_ suffix: String) -> String {
    suffix.isEmpty ? "" : "." + suffix
  }
}
