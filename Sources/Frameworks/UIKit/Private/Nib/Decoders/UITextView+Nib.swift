extension UITextView {
  func decodeTextView(_ values: NibValues) {
    if let font = values.font() { self.font = font }
    if let color = values.color("textColor") { textColor = color }
    if let alignment = values.textAlignment { textAlignment = alignment }
    if let editable = values.bool("editable") { isEditable = editable }
    if let selectable = values.bool("selectable") { isSelectable = selectable }
    if let allows = values.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
    if let types = values.dataDetectorTypes { dataDetectorTypes = types }
    if let text = values.text("text") { self.text = text }
    if let text = values.attributedText("attributedText") { attributedText = text }
    guard let traits = values.inputTraits else { return }
    if let type = traits.keyboardType { keyboardType = type }
    if let key = traits.returnKeyType { returnKeyType = key }
    // Interface Builder leaves out what is none, which is not the default of a field that is made in code.
    autocapitalizationType = traits.autocapitalizationType ?? .none
    if let type = traits.autocorrectionType { autocorrectionType = type }
    if let type = traits.spellCheckingType { spellCheckingType = type }
    if let appearance = traits.keyboardAppearance { keyboardAppearance = appearance }
    if let secure = traits.bool("secureTextEntry") { isSecureTextEntry = secure }
  }
}
