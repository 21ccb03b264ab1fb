/// One character of a text that is being broken into lines.
struct TextUnit {
  /// What a character means for the places where a line may end.
  enum Kind: UInt8 {
    case other, digit, newline, space
    /// A line may end after it, unless a digit follows.
    case hyphen
    /// A line may end after it, with nothing to show for it.
    case breakPoint
    /// A line may end on either side of it.
    case ideograph
    /// Stays with what follows.
    case opening
    /// Stays with what comes before.
    case closing
  }

  var run: Int
  var start: String.Index
  var end: String.Index
  /// The advance in font units, without kerning.
  var advance: Int
  var kind: Kind
}

extension TextUnit.Kind {
  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .other
      return
    }
    self = first.isASCII ? Self(ascii: character, first) : Self(first, isNewline: character.isNewline)
    if self == .other, FontFace.isDrawnAsOne(scalars) { self = .ideograph }
  }

  private init(ascii character: Character, _ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}": self = .newline
    case " ", "\t": self = .space
    case "-": self = .hyphen
    case "0"..."9": self = .digit
    case "(", "[", "{": self = .opening
    case ")", "]", "}", ",", ".", ":", ";", "!", "?", "%": self = .closing
    default: self = .other
    }
  }

  private init(_ scalar: Unicode.Scalar, isNewline: Bool) {
    if isNewline {
      self = .newline
      return
    }
    switch scalar {
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}": self = .other
    case "\u{200B}": self = .breakPoint
    case "\u{2010}", "\u{2012}"..."\u{2014}": self = .hyphen
    case "、", "。", "，", "．", "：", "；", "！", "？", "ー", "々", "・", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ",
      "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "…":
      self = .closing
    default:
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: self = .opening
      case .closePunctuation, .finalPunctuation: self = .closing
      case .spaceSeparator: self = .space
      default: self = scalar.isWide ? .ideograph : .other
      }
    }
  }
}
