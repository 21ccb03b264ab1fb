extension NSAttributedString {
  /// A text of Swift's kind with UIKit's attributes; what those leave open is as in the container.
  static func uiKit(_ text: AttributedString, over defaults: AttributeContainer) -> NSAttributedString {
    typealias Scope = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let own = defaults.merging(run.attributes)
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = own[Scope.FontAttribute.self]
      attributes[.foregroundColor] = own[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = own[Scope.BackgroundColorAttribute.self]
      attributes[.kern] = own[Scope.KernAttribute.self]
      attributes[.underlineStyle] = own[Scope.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = own[Scope.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.underlineColor] = own[Scope.UnderlineColorAttribute.self]
      attributes[.strikethroughColor] = own[Scope.StrikethroughColorAttribute.self]
      attributes[.attachment] = own[Scope.AttachmentAttribute.self]
      attributes[.paragraphStyle] = own[Scope.ParagraphStyleAttribute.self]
      result.append(NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
    }
    return result
  }
}
