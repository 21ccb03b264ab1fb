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
    if let image = values.image("image") { setImage(image, for: state) }
    if let image = values.image("backgroundImage") { setBackgroundImage(image, for: state) }
  }

  private func decodeConfiguration(_ element: InterfaceElement, _ values: NibValues) {
    let values = NibValues(element: element, nib: values.nib)
    var configuration: Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = values.text("title")
    configuration.image = values.image("image")
    if let color = values.color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    self.configuration = configuration
  }
}
