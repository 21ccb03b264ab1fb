/// Text of tests and apps as a terminal or a report shows it, without obeying it.
public enum VisibleText {
  /// Puts the pictures of control characters in their place, but for tabs; a line's own carriage return goes.
  public static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let line = scalars.last == "\r" ? scalars.dropLast() : scalars[...]
    guard line.contains(where: isControl) else { return String(line) }
    var result = String.UnicodeScalarView()
    for scalar in line { result.append(isControl(scalar) ? picture(of: scalar) : scalar) }
    return String(result)
  }

  /// What stands for a control character; those above ASCII have no pictures.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value == 0x7F { return "\u{2421}" }
    return scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0...0x1F, 0x7F...0x9F: true
    // Lines and directions can be changed by characters of more than one byte as well.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
