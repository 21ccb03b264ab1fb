import CCairo
import Foundation
import WindfallCore

/// Opens the faces of Inter, each when it is first asked for.
///
/// The fonts are in the folder where Debian's package `fonts-inter` puts them, or in the one that the environment
/// variable `WINDFALL_FONTS` names.
public final class FontLibrary {
  public static let standardFolder = "/usr/share/fonts/opentype/inter"

  public let folder: String
  private var faces: [String: FontFile] = [:]
  private var fallbacks: [Unicode.Scalar: FontFile?] = [:]
  private var systemFaces: [SystemFont: FontFile] = [:]

  public init(folder: String? = nil) {
    self.folder = folder ?? ProcessInfo.processInfo.environment["WINDFALL_FONTS"] ?? Self.standardFolder
  }

  /// The face that draws text in a font.
  func face(for font: FontSpec) throws -> FontFile {
    let name = Self.fileName(for: font)
    if let face = faces[name] { return face }
    guard FileManager.default.fileExists(atPath: folder + "/Inter-Regular.otf") else {
      throw GraphicsError.missingFonts(folder: folder)
    }
    let face = try FontFile(path: folder + "/" + name)
    faces[name] = face
    return face
  }

  /// The face of another font of the system that has a character which Inter lacks; nil where there is none.
  func fallback(for scalar: Unicode.Scalar) -> FontFile? {
    if let known = fallbacks[scalar] { return known }
    let face = SystemFont(for: scalar).flatMap { font in
      if let face = systemFaces[font] { return face }
      let face = try? FontFile(path: font.path, index: font.index)
      systemFaces[font] = face
      return face
    }
    fallbacks[scalar] = .some(face)
    return face
  }

  static func fileName(for font: FontSpec) -> String {
    let weight =
      switch font.weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: font.isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return "Inter-\(weight)\(font.isItalic ? "Italic" : "").otf"
  }
}
