import CCairo
import Foundation
import WindfallCore

/// Opens the faces of the fonts of all designs, each when it is first asked for.
///
/// The fonts are in the folders where Debian's packages `fonts-inter`, `fonts-jetbrains-mono`, `fonts-vollkorn` and
/// `fonts-quicksand` put them, or in the one that the environment variable `WINDFALL_FONTS` names.
public final class FontLibrary {
  public static let standardFolder = "/usr/share/fonts/opentype/inter"

  public let folder: String
  private struct Style: Hashable {
    var design: FontSpec.Design
    var weight: FontSpec.Weight
    var isItalic: Bool
  }

  private var faces: [Style: FontFile?] = [:]
  private var fallbacks: [Unicode.Scalar: FontFile?] = [:]
  private var systemFaces: [SystemFont: FontFile] = [:]

  public init(folder: String? = nil) {
    self.folder = folder ?? ProcessInfo.processInfo.environment["WINDFALL_FONTS"] ?? Self.standardFolder
  }

  /// The face that draws text in a font; that of Inter where the font of its design is not installed.
  func face(for font: FontSpec) throws -> FontFile {
    if font.design != .standard, let face = try open(font.design, font) { return face }
    return try inter(for: font)
  }

  /// The face of Inter that has the weight and slant of a font.
  func inter(for font: FontSpec) throws -> FontFile {
    guard let face = try open(.standard, font) else { throw GraphicsError.missingFonts(folder: folder) }
    return face
  }

  private func open(_ design: FontSpec.Design, _ font: FontSpec) throws -> FontFile? {
    let style = Style(design: design, weight: font.weight, isItalic: font.isItalic)
    if let known = faces[style] { return known }
    let family = FontFamily(design)
    let folders = design == .standard ? [folder] : [folder, family.folder]
    var face: FontFile?
    search: for name in family.fileNames(weight: font.weight, isItalic: font.isItalic) {
      for folder in folders where FileManager.default.fileExists(atPath: folder + "/" + name) {
        face = try FontFile(path: folder + "/" + name)
        break search
      }
    }
    faces[style] = .some(face)
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
}
