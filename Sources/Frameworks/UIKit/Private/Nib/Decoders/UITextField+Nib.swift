extension UITextField {
  func decodeTextField(_ values: NibValues) {
    if let font = values.font() { self.font = font }
    if let color = values.color("textColor") { textColor = color }
    if let alignment = values.textAlignment { textAlignment = alignment }
    if let text = values.text("placeholder") { placeholder = text }
    if let style = values.word(
      "borderStyle", ["none": BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    {
      borderStyle = style
    }
    if let mode = values.word(
      "clearButtonMode",
      [
        "never": ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
      ])
    {
      clearButtonMode = mode
    }
    if let clears = values.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
    if let adjusts = values.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
    if let size = values.number("minimumFontSize") { minimumFontSize = size }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
    if let image = values.image("background") { background = image }
    if let image = values.image("disabledBackground") { disabledBackground = image }
    if let text = values.attributedText("attributedPlaceholder") { attributedPlaceholder = text }
    if let text = values.text("text") { self.text = text }
    if let text = values.attributedText("attributedText") { attributedText = text }
    if let traits = values.inputTraits { decodeTraits(traits) }
  }

  private func decodeTraits(_ traits: NibValues) {
    if let type = traits.keyboardType { keyboardType = type }
    if let key = traits.returnKeyType { returnKeyType = key }
    // Interface Builder leaves out what is none, which is not the default of a field that is made in code.
    autocapitalizationType = traits.autocapitalizationType ?? .none
    if let type = traits.autocorrectionType { autocorrectionType = type }
    if let type = traits.spellCheckingType { spellCheckingType = type }
    if let appearance = traits.keyboardAppearance { keyboardAppearance = appearance }
    if let secure = traits.bool("secureTextEntry") { isSecureTextEntry = secure }
    if let enables = traits.bool("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = enables }
    if let type = traits.element["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }
}
