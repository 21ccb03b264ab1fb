import CCairo

/// A font of the system's that has a character which Inter lacks.
struct SystemFont: Hashable {
  let path: String
  /// Which of the faces of the file.
  let index: Int

  /// The font that the system would choose for the character; nil where none has it.
  init?(for scalar: Unicode.Scalar) {
    guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcCharSetDestroy(characters)
    }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    if scalar.properties.isEmojiPresentation { FcPatternAddBool(pattern, FC_COLOR, FcBool(1)) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var found: OpaquePointer?
    var file: UnsafeMutablePointer<FcChar8>?
    var number: Int32 = 0
    // Where no font has the character, the one that is next best is answered.
    guard FcPatternGetCharSet(match, FC_CHARSET, 0, &found) == FcResultMatch,
      FcCharSetHasChar(found, scalar.value) != 0,
      FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetInteger(match, FC_INDEX, 0, &number) == FcResultMatch
    else { return nil }
    path = String(cString: file)
    // The upper half names an instance of a variable font.
    index = Int(number & 0xFFFF)
  }
}
