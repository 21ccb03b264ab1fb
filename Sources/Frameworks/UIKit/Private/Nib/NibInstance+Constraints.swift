import WindfallCore

extension NibInstance {
  /// The attributes of layout by the names that interface files use.
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  func addConstraints(to view: UIView, from element: InterfaceElement) {
    for constraint in element.list("constraints") where constraint.name == "constraint" {
      guard constraint["placeholder"] != "YES" else { continue }
      let made = makeConstraint(constraint, in: view)
      register(made, for: constraint)
      made.isActive = isInstalled(constraint.id, mask: "constraints", in: element)
    }
  }

  private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint {
    let element = varied(element)
    let values = NibValues(element: element, nib: self)
    let first = item(element["firstItem"], element) ?? view
    guard let firstAttribute = attribute(element, "firstAttribute") else {
      nibProblem(element, in: document, "it has no firstAttribute")
    }
    let second = item(element["secondItem"], element)
    let kind = type(of: element, as: NSLayoutConstraint.self)
    guard let constraint = RuntimeClass.makeObject(of: kind) as? NSLayoutConstraint else {
      nibProblem(element, in: document, "its class cannot be made with init()")
    }
    constraint.relate(
      LayoutOperand(first, firstAttribute),
      values.word(
        "relation", ["greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual, "equal": .equal])
        ?? .equal,
      second.map { LayoutOperand($0, attribute(element, "secondAttribute") ?? firstAttribute) },
      multiplier: multiplier(element), constant: constant(element))
    LayoutOperand.check(constraint.first, constraint.second)
    if kind != NSLayoutConstraint.self { decodeLater(constraint, element) }
    if let priority = values.priority("priority") { constraint.priority = priority }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func item(_ id: String?, _ element: InterfaceElement) -> AnyObject? {
    guard let id else { return nil }
    if let object = objects[id] { return object }
    nibProblem(element, in: document, "the item \(id) is not among the objects made with it")
  }

  private func attribute(_ element: InterfaceElement, _ name: String) -> NSLayoutConstraint.Attribute? {
    guard let text = element[name] else { return nil }
    if let attribute = NibInstance.attributes[text] { return attribute }
    nibProblem(element, in: document, "\(name)=\"\(text)\" is not supported")
  }

  /// A number, or a ratio such as `16:9` and `8/10`.
  private func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    switch parts.count {
    case 1: return CGFloat(parts[0])
    case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default: nibProblem(element, in: document, "multiplier=\"\(text)\" is no number")
    }
  }

  /// The standard distance between neighbours, or to the edge, where Xcode wrote that instead of a number.
  private func constant(_ element: InterfaceElement) -> CGFloat {
    if let number = NibValues(element: element, nib: self).number("constant") { return number }
    switch element["symbolic"] {
    case "YES": return 8
    default: return 0
    }
  }

  // MARK: - Guides

  /// The top and bottom guides of a controller in files from before safe areas.
  func registerGuides(of controller: UIViewController, _ element: InterfaceElement) {
    guard let view = controller.viewIfLoaded else { return }
    for element in element.list("layoutGuides") where element.name == "viewControllerLayoutGuide" {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let isTop = element["type"] == "top"
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
        guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor),
      ])
      register(guide, for: element)
    }
  }

  /// The guides of a view are objects that constraints name.
  func registerGuides(of view: UIView, _ element: InterfaceElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": register(view.safeAreaLayoutGuide, for: guide)
      case "layoutMargins", "layoutMargin": register(view.layoutMarginsGuide, for: guide)
      case "readableContent": register(view.readableContentGuide, for: guide)
      case "keyboard": register(view.keyboardLayoutGuide, for: guide)
      case "contentLayoutGuide":
        if let scrollView = view as? UIScrollView { register(scrollView.contentLayoutGuide, for: guide) }
      case "frameLayoutGuide":
        if let scrollView = view as? UIScrollView { register(scrollView.frameLayoutGuide, for: guide) }
      default: nibProblem(guide, in: document, "this layout guide is not supported")
      }
    }
  }
}
