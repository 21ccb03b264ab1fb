import Foundation

/// A font file that was read: [CGFont](https://developer.apple.com/documentation/coregraphics/cgfont).
///
/// It knows its names and measures. Text is drawn with the fonts that come with Windfall.
public final class CGFont {
  @_spi(Windfall) public let file: FontFile

  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = FontFile(data as Data) else { return nil }
    self.file = file
  }

  /// Finds the fonts that the app brought or registered, by any of their names; the ones that come with Windfall have no
  /// file to read.
  public init?(_ name: NSString) {
    guard let file = RegisteredFonts.font(named: String(name)) else { return nil }
    self.file = file
  }

  public var postScriptName: NSString? { NSString(string: file.postScriptName) }
  public var fullName: NSString? { NSString(string: file.fullName) }
  public var numberOfGlyphs: Int { file.glyphCount }
  public var unitsPerEm: Int32 { Int32(file.unitsPerEm) }
}
