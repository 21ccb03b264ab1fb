import WindfallCore

extension UITableViewCell {
  func decodeCell(_ values: NibValues) {
    if let style = values.word(
      "selectionStyle",
      ["none": SelectionStyle.none, "default": .default, "blue": .blue, "gray": .gray])
    {
      selectionStyle = style
    }
    if let type = accessory("accessoryType", values) { accessoryType = type }
    if let type = accessory("editingAccessoryType", values) { editingAccessoryType = type }
    if let level = values.integer("indentationLevel") { indentationLevel = level }
    if let width = values.number("indentationWidth") { indentationWidth = width }
    if let indents = values.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
    guard let content = values.element.child(key: "contentView") else { return }
    addSubview(contentView)
    values.nib.decodeContent(of: self, content, roles: values.element)
    if let view = values.element.child(key: "backgroundView") { backgroundView = values.nib.makeView(view) }
    if let view = values.element.child(key: "selectedBackgroundView") {
      selectedBackgroundView = values.nib.makeView(view)
    }
    if let insets = values.insets("separatorInset") { separatorInset = insets }
    if let view = values.element.child(key: "accessoryView") { accessoryView = values.nib.makeView(view) }
  }

  private func accessory(_ name: String, _ values: NibValues) -> AccessoryType? {
    values.word(
      name,
      [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
      ])
  }
}

extension NSCoder {
  /// The style of a cell that is made from an interface file.
  var cellStyle: UITableViewCell.CellStyle {
    switch nibElement?["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
