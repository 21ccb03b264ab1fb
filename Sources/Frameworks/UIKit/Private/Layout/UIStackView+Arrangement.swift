extension UIStackView {
  /// The attributes along an axis and across it.
  private struct Sides {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Sides(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Sides(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  private var along: Sides { axis == .horizontal ? .horizontal : .vertical }

  private var across: Sides { axis == .horizontal ? .vertical : .horizontal }

  /// What the arranged views lie in.
  private var canvas: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// The constraints that arrange the views that are shown.
  func makeArrangement() -> [NSLayoutConstraint] {
    let views = shownViews
    guard let first = views.first, let last = views.last else { return [] }
    var result = [
      relate(first, along.start, .equal, canvas, along.start), relate(canvas, along.end, .equal, last, along.end),
    ]
    for (view, next) in zip(views, views.dropFirst()) {
      let isLoose = distribution == .equalSpacing || distribution == .equalCentering
      result.append(
        relate(next, along.start, isLoose ? .greaterThanOrEqual : .equal, view, along.end, constant: gap(after: view)))
    }
    result += distributionConstraints(views)
    result += alignmentConstraints(views)
    for constraint in result where constraint.identifier == nil { constraint.identifier = "UISV" }
    return result
  }

  private func relate(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: any LayoutItem, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, identifier: String? = nil
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, attribute), relation, LayoutOperand(other, otherAttribute), multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    return constraint
  }

  // MARK: - Along the axis

  private func distributionConstraints(_ views: [UIView]) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: []
    case .fillEqually:
      views.dropFirst().map {
        relate($0, along.size, .equal, views[0], along.size, identifier: "UISV-fill-equally")
      }
    case .fillProportionally: proportions(views)
    case .equalSpacing: equalGaps(views)
    case .equalCentering: equalCenters(views)
    }
  }

  /// Sizes in the proportion of what the contents would like to have.
  private func proportions(_ views: [UIView]) -> [NSLayoutConstraint] {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
    let total = lengths.reduce(0, +) + gaps
    guard total > gaps else { return [] }
    return zip(views, lengths).filter { $0.1 > 0 }.map { view, length in
      relate(
        view, along.size, .equal, canvas, along.size, multiplier: length / total, priority: 999,
        identifier: "UISV-fill-proportionally")
    }
  }

  private func equalGaps(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = addGuide("UISV-spacing")
      result.append(relate(guide, along.start, .equal, view, along.end))
      result.append(relate(next, along.start, .equal, guide, along.end))
      if let first = arrangementGuides.first, first !== guide {
        result.append(relate(guide, along.size, .equal, first, along.size, identifier: "UISV-fill-equally"))
      }
    }
    return result
  }

  /// Equal distances of the centres where there is room for it.
  private func equalCenters(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = addGuide("UISV-distributing")
      result.append(relate(guide, along.start, .equal, view, along.center))
      result.append(relate(next, along.center, .equal, guide, along.end))
      if let first = arrangementGuides.first, first !== guide {
        result.append(
          relate(guide, along.size, .equal, first, along.size, priority: 149, identifier: "UISV-fill-equally"))
      }
    }
    return result
  }

  private func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    arrangementGuides.append(guide)
    addLayoutGuide(guide)
    return guide
  }

  // MARK: - Across the axis

  private func alignmentConstraints(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    func pin(_ attribute: NSLayoutConstraint.Attribute, of view: UIView) {
      result.append(relate(view, attribute, .equal, canvas, attribute, identifier: "UISV-canvas-connection"))
    }
    func keep(_ view: UIView) {
      result.append(relate(view, across.start, .greaterThanOrEqual, canvas, across.start))
      result.append(relate(canvas, across.end, .greaterThanOrEqual, view, across.end))
    }
    for view in views {
      switch alignment {
      case .fill:
        pin(across.start, of: view)
        pin(across.end, of: view)
        continue
      case .leading: pin(across.start, of: view)
      case .trailing: pin(across.end, of: view)
      case .center: pin(across.center, of: view)
      case .firstBaseline, .lastBaseline:
        if axis == .vertical { pin(across.start, of: view) }
      }
      keep(view)
    }
    guard alignment != .fill else { return result }
    if axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      result += views.dropFirst().map { relate($0, line, .equal, views[0], line, identifier: "UISV-alignment") }
    }
    // The stack is no larger across than its views need.
    let fit = NSLayoutConstraint(LayoutOperand(self, across.size), .equal)
    fit.priority = UILayoutPriority(51)
    fit.identifier = "UISV-spanning-fit"
    result.append(fit)
    return result
  }
}
