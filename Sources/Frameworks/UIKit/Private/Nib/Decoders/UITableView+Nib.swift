import WindfallCore

extension UITableView {
  func decodeTableView(_ values: NibValues) {
    if let height = values.number("rowHeight") { rowHeight = height }
    if let height = values.number("estimatedRowHeight") { estimatedRowHeight = height }
    if let height = values.number("sectionHeaderHeight") { sectionHeaderHeight = height }
    if let height = values.number("sectionFooterHeight") { sectionFooterHeight = height }
    if let style = values.word(
      "separatorStyle",
      ["none": UITableViewCell.SeparatorStyle.none, "default": .singleLine, "singleLine": .singleLine])
    {
      separatorStyle = style
    }
    if let insets = values.insets("separatorInset") { separatorInset = insets }
    if let height = values.number("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
    if let height = values.number("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
    if let color = values.color("separatorColor") { separatorColor = color }
    decodeIndex(values)
    if let allows = values.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
    if let allows = values.bool("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = allows
    }
    if let allows = values.bool("allowsSelection") { allowsSelection = allows }
    if let allows = values.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
    for prototype in values.element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      let prototype = NibPrototype(element: prototype, nib: values.nib)
      cellPool.register(identifier) { _ in prototype.make() as? UITableViewCell }
    }
    if let element = values.element.child(key: "tableHeaderView") { tableHeaderView = values.nib.makeView(element) }
    if let element = values.element.child(key: "tableFooterView") { tableFooterView = values.nib.makeView(element) }
    if values.element["dataMode"] == "static" { decodeSections(values) }
  }

  private func decodeIndex(_ values: NibValues) {
    if let count = values.integer("sectionIndexMinimumDisplayRowCount") { sectionIndexMinimumDisplayRowCount = count }
    if let color = values.color("sectionIndexColor") { sectionIndexColor = color }
    if let color = values.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
    if let color = values.color("sectionIndexTrackingBackgroundColor") {
      sectionIndexTrackingBackgroundColor = color
    }
  }

  private func decodeSections(_ values: NibValues) {
    staticContent = values.element.list("sections").map { section in
      let own = NibValues(element: section, nib: values.nib)
      return NibTableSection(
        header: own.text("headerTitle"), footer: own.text("footerTitle"),
        cells: section.list("cells").map { cell in
          guard let made = values.nib.make(cell) as? UITableViewCell else {
            nibProblem(cell, in: values.nib.document, "this is no cell")
          }
          return (made, NibValues(element: cell, nib: values.nib).number("rowHeight"))
        })
    }
  }
}
