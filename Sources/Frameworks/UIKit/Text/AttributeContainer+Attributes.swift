extension AttributeContainer {
  /// Takes over the attributes that text in views has, and links; others have no meaning here, and are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] =
      (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? dictionary[.kern] as? CGFloat
    self[Scope.UnderlineStyleAttribute.self] = AttributeContainer.style(dictionary[.underlineStyle])
    self[Scope.StrikethroughStyleAttribute.self] = AttributeContainer.style(dictionary[.strikethroughStyle])
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = AttributeContainer.link(dictionary[.link])
  }

  /// A link is written as an address or its text.
  private static func link(_ value: Any?) -> URL? {
    value as? URL ?? (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap { URL(string: $0) }
  }

  /// A style is written as its raw value.
  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    if let style = value as? NSUnderlineStyle { return style }
    return (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
  }
}
