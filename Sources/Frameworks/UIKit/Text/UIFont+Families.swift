@_spi(Windfall) import CoreGraphics

extension UIFont {
  /// See [UIFont.Width](https://developer.apple.com/documentation/uikit/uifont/width). Text is as wide in all of them.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families whose fonts are known by name.
  public class var familyNames: [String] {
    let own = Set(RegisteredFonts.all.map(\.family)).sorted()
    return own + KnownFont.families.filter { !own.contains($0) }
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = RegisteredFonts.all.filter { $0.family == familyName }.map(\.postScriptName)
    guard own.isEmpty else { return own }
    guard KnownFont.families.contains(familyName) else { return [] }
    return [familyName] + ["Bold", "Italic", "BoldItalic"].map { "\(familyName)-\($0)" }
  }
}
