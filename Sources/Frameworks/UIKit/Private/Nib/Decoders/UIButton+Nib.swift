import WindfallCore

extension UIButton {
  func decodeButton(_ values: NibValues) {
    let type = values.word(
      "buttonType",
      [
        "custom": ButtonType.custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
      ])
    adopt(type ?? .custom)
    if let font = values.font() { titleLabel?.font = font }
    if let mode = values.lineBreakMode { titleLabel?.lineBreakMode = mode }
    for element in values.element.children where element.name == "state" { decodeState(element, values) }
    if let element = values.element.child(key: "configuration") { decodeConfiguration(element, values) }
    decodeHabits(values)
  }

  private func decodeHabits(_ values: NibValues) {
    if let insets = values.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = values.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = values.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    if let shows = values.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
    if let changes = values.bool("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = changes }
    if let role = values.word(
      "role", ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
    {
      self.role = role
    }
    if let shows = values.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = shows }
    if let adjusts = values.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
    if let adjusts = values.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
    if let reverses = values.bool("reversesTitleShadowWhenHighlighted") {
      reversesTitleShadowWhenHighlighted = reverses
    }
  }

  private func decodeState(_ element: InterfaceElement, _ values: NibValues) {
    let values = NibValues(element: element, nib: values.nib)
    let states: KeyValuePairs<String, State> = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    ]
    guard let state = values.word("key", states) else { return }
    if let title = values.text("title") { setTitle(title, for: state) }
    if let title = values.attributedText("attributedTitle") { setAttributedTitle(title, for: state) }
    if let color = values.color("titleColor") { setTitleColor(color, for: state) }
    if let image = values.image("image") {
      let symbol = values.symbolConfiguration("preferredSymbolConfiguration")
      setImage(symbol.flatMap(image.applyingSymbolConfiguration) ?? image, for: state)
    }
    if let image = values.image("backgroundImage") { setBackgroundImage(image, for: state) }
  }

  private func decodeConfiguration(_ element: InterfaceElement, _ values: NibValues) {
    let values = NibValues(element: element, nib: values.nib)
    let styles: KeyValuePairs<String, Configuration> = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    var configuration = values.word("style", styles) ?? .plain()
    configuration.title = values.text("title")
    if let title = values.attributedText("attributedTitle") {
      configuration.attributedTitle = values.attributedString(of: title)
    }
    if let font = values.font("titleFontDescription") { configuration.attributedTitle?.font = font }
    configuration.subtitle = values.text("subtitle")
    configuration.image = values.image("image")
    if let symbol = values.symbolConfiguration("preferredSymbolConfigurationForImage"), let image = configuration.image
    {
      configuration.image = image.applyingSymbolConfiguration(symbol) ?? image
    }
    if let element = values.element.child(key: "background") {
      decodeBackground(of: &configuration, NibValues(element: element, nib: values.nib))
    }
    decodeLayout(of: &configuration, values)
    if let color = values.color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    self.configuration = configuration
  }

  private func decodeBackground(of configuration: inout Configuration, _ values: NibValues) {
    if let color = values.color("backgroundColor") { configuration.background.backgroundColor = color }
    if let radius = values.number("cornerRadius") { configuration.background.cornerRadius = radius }
    if let color = values.color("strokeColor") { configuration.background.strokeColor = color }
    if let width = values.number("strokeWidth") { configuration.background.strokeWidth = width }
  }

  private func decodeLayout(of configuration: inout Configuration, _ values: NibValues) {
    let corners: KeyValuePairs<String, Configuration.CornerStyle> = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = values.word("cornerStyle", corners) { configuration.cornerStyle = style }
    let sizes: KeyValuePairs<String, Configuration.Size> = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    if let size = values.word("buttonSize", sizes) { configuration.buttonSize = size }
    let edges: KeyValuePairs<String, NSDirectionalRectEdge> = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    if let edge = values.word("imagePlacement", edges) { configuration.imagePlacement = edge }
    if let padding = values.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = values.number("titlePadding") { configuration.titlePadding = padding }
    if let shows = values.bool("showsActivityIndicator") { configuration.showsActivityIndicator = shows }
    if let insets = values.directionalInsets("contentInsets") { configuration.contentInsets = insets }
    let alignments: KeyValuePairs<String, Configuration.TitleAlignment> = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let alignment = values.word("titleAlignment", alignments) { configuration.titleAlignment = alignment }
  }
}
