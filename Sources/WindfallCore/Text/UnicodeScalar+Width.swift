extension Unicode.Scalar {
  /// Combining marks, variation selectors, joiners, line ends and control characters take no room.
  var hasNoWidth: Bool {
    if value < 0x300 { return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0xAD }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Characters that are an em wide in East Asian fonts, and emoji.
  var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
