import WindfallCore

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

extension NSAttributedString {
  func textRuns(font: UIFont, color: UIColor, traits: UITraitCollection) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let ownFont = attributes[.font] as? UIFont ?? font
      let ownColor = attributes[.foregroundColor] as? UIColor ?? color
      runs.append(
        TextRun(
          text: text.substring(with: range), font: ownFont.spec, color: ownColor.displayColor(with: traits),
          kern: CGFloat((attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0),
          isUnderlined: isLine(attributes[.underlineStyle]),
          isStruckThrough: isLine(attributes[.strikethroughStyle])))
    }
    return runs
  }

  private func isLine(_ value: Any?) -> Bool {
    ((value as? NSNumber)?.intValue ?? value as? Int ?? (value as? NSUnderlineStyle)?.rawValue ?? 0) != 0
  }
}
