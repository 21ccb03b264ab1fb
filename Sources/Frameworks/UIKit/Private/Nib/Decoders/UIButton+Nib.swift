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
    let styles: KeyValuePairs<String, Configuration> = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    var configuration = values.word("style", styles) ?? .plain()
    configuration.title = values.text("title")
    configuration.subtitle = values.text("subtitle")
    configuration.image = values.image("image")
    decodeLayout(of: &configuration, values)
    if let color = values.color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    self.configuration = configuration
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
    if let insets = values.element.child(key: "contentInsets") {
      let edges = NibValues(element: insets, nib: values.nib)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: edges.number("top") ?? 0, leading: edges.number("leading") ?? 0, bottom: edges.number("bottom") ?? 0,
        trailing: edges.number("trailing") ?? 0)
    }
  }
}
