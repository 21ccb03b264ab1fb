import WindfallCore

extension NSAttributedString {
  /// The style at the start of the text.
  var paragraphStyle: NSParagraphStyle? {
    length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  func textRuns(font: UIFont, color: UIColor, traits: UITraitCollection) -> [TextRun] {
    var runs: [TextRun] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let ownFont = attributes[.font] as? UIFont ?? font
      let link: UIColor? = attributes[.link] == nil ? nil : .link
      let ownColor = attributes[.foregroundColor] as? UIColor ?? link ?? color
      runs.append(
        TextRun(
          text: text.substring(with: range), font: ownFont.spec, color: ownColor.displayColor(with: traits),
          kern: number(attributes[.kern] ?? attributes[.tracking]),
          isUnderlined: isLine(attributes[.underlineStyle]),
          isStruckThrough: isLine(attributes[.strikethroughStyle]),
          background: (attributes[.backgroundColor] as? UIColor)?.displayColor(with: traits),
          picture: (attributes[.attachment] as? NSTextAttachment)?.picture(color: ownColor, traits: traits),
          mark: attributes[.link] == nil ? nil : range.location))
    }
    return runs
  }

  private func number(_ value: Any?) -> CGFloat {
    value as? CGFloat ?? CGFloat((value as? NSNumber)?.doubleValue ?? value as? Double ?? Double(value as? Int ?? 0))
  }

  private func isLine(_ value: Any?) -> Bool {
    ((value as? NSNumber)?.intValue ?? value as? Int ?? (value as? NSUnderlineStyle)?.rawValue ?? 0) != 0
  }

  /// The text in a box, with what its paragraph style says.
  func layout(
    font: UIFont, color: UIColor = .label, traits: UITraitCollection, size: CGSize, options: TextLayoutOptions
  ) -> TextLayout {
    var options = options
    if let style = paragraphStyle {
      if style.alignment != .natural { options.alignment = style.alignment.layoutAlignment }
      if style.lineBreakMode != .byWordWrapping { options.lineBreak = style.lineBreakMode.lineBreak }
      let first = attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
      options.lineSpacing = style.spacing(lineHeight: first.lineHeight)
    }
    return TextLayout(runs: textRuns(font: font, color: color, traits: traits), size: size, options: options)
  }

  /// The text in a box as Core Text sets it: a width that is no bound, or none, never wraps.
  @_spi(Windfall) public func places(in size: CGSize, breaksWords: Bool = false) -> TextPlaces {
    let isBounded = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
    let layout = layout(
      font: .systemFont(ofSize: 12), color: .black, traits: .current,
      size: CGSize(width: isBounded ? size.width : .infinity, height: .infinity),
      options: TextLayoutOptions(lineBreak: breaksWords ? .charWrapping : .wordWrapping))
    let width = isBounded ? size.width : layout.size.width
    return TextPlaces(
      layout: layout, text: string, box: CGRect(x: 0, y: 0, width: width, height: layout.size.height), padding: 0)
  }
}
