import Foundation
import WindfallProject

/// The header by which Swift sources see those of Objective-C.
enum BridgingHeader {
  /// The header that a target has; nil for one that holds nothing but comments, as Xcode makes it.
  static func file(in settings: BuildSettings, folder: URL) -> URL? {
    guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return nil }
    let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    guard let text = InputFile.text(at: file) else { return file }
    return isEmpty(text) ? nil : file
  }

  /// Whether a header holds only comments and blank lines.
  static func isEmpty(_ text: String) -> Bool {
    var rest = text[...]
    var code = ""
    while let slash = rest.firstIndex(of: "/") {
      code += rest[..<slash]
      rest = rest[slash...]
      if rest.hasPrefix("//") {
        rest = rest.firstIndex(where: \.isNewline).map { rest[$0...] } ?? ""
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return false
      }
    }
    return (code + rest).allSatisfy(\.isWhitespace)
  }
}
