import CCairo

/// One opened font file.
final class FontFile {
  /// Lives as long as the process: Cairo may keep a face longer than whoever opened it.
  private static nonisolated(unsafe) let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  /// Only its address counts.
  private static nonisolated(unsafe) let userDataKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// Loads outlines as they were designed, not fitted to pixels.
  private static let noHinting: Int32 = 1 << 1

  /// FreeType's flag of faces with pictures.
  private static let colorFlag: FT_Long = 1 << 14

  private let face: FT_Face
  let cairoFace: OpaquePointer

  /// Whether the glyphs are pictures with colours of their own.
  let hasColors: Bool

  /// Opens the face of the number in the file.
  init(path: String, index: Int = 0) throws {
    var opened: FT_Face?
    guard let library = Self.library, FT_New_Face(library, path, index, &opened) == 0, let face = opened,
      let cairoFace = cairo_ft_font_face_create_for_ft_face(face, Self.noHinting)
    else { throw GraphicsError.unreadableFont(path: path) }
    cairo_font_face_set_user_data(cairoFace, Self.userDataKey, face) { pointer in
      FT_Done_Face(pointer?.assumingMemoryBound(to: FT_FaceRec_.self))
    }
    self.face = face
    hasColors = face.pointee.face_flags & Self.colorFlag != 0
    self.cairoFace = cairoFace
  }

  deinit { cairo_font_face_destroy(cairoFace) }

  /// The index of the glyph of a scalar; 0, the box for missing characters, where the font has none.
  func glyphIndex(of scalar: Unicode.Scalar) -> UInt {
    UInt(FT_Get_Char_Index(face, FT_ULong(scalar.value)))
  }
}
