extension LayoutEngine {
  /// What a constraint compares with zero, but for its constant; nil where an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let space = constraint.commonView else { return nil }
    let isMirrored = constraint.isDirectional && space.isRightToLeft
    guard var sum = expression(of: constraint.first, in: space, beside: constraint.second, isMirrored) else {
      return nil
    }
    guard let second = constraint.second else { return sum }
    guard let other = expression(of: second, in: space, beside: constraint.first, isMirrored) else { return nil }
    sum.add(other, times: -Double(constraint.multiplier))
    return sum
  }

  private func expression(
    of operand: LayoutOperand, in space: UIView, beside other: LayoutOperand?, _ isMirrored: Bool
  ) -> LayoutExpression? {
    guard let item = operand.item else { return nil }
    guard operand.isDistance else {
      return expression(of: operand.attribute, of: item, in: space, beside: other?.item, isMirrored)
    }
    guard let origin = operand.origin,
      var sum = expression(of: operand.attribute, of: item, in: space, beside: origin, isMirrored),
      let start = expression(of: operand.originAttribute, of: origin, in: space, beside: item, isMirrored)
    else { return nil }
    sum.add(start, times: -1)
    return sum
  }

  private func expression(
    of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView,
    beside other: (any LayoutItem)?, _ isMirrored: Bool
  ) -> LayoutExpression? {
    if let inner = attribute.withinMargins, let view = item as? UIView {
      return expression(of: inner, of: view.layoutMarginsGuide, in: space, beside: other, isMirrored)
    }
    let axis = attribute.axis.rawValue
    if attribute.isDimension {
      let box = box(of: item)
      var sum = LayoutExpression()
      sum.add(box.size[axis])
      if let insets = (item as? UIView)?.alignmentRectInsets { sum.constant -= insets.total(along: axis) }
      return sum
    }
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
      return baseline(attribute, of: view, in: space, beside: other)
    }
    guard isMirrored, axis == 0 else { return place(attribute.part, of: item, axis, in: space, beside: other) }
    // Places count from the right side of the space to the left.
    var sum = LayoutExpression()
    sum.add(box(of: space).size[axis])
    sum.add(place(1 - attribute.part, of: item, axis, in: space, beside: other), times: -1)
    return sum
  }

  /// A place in an item, in the coordinates of a view around it.
  private func place(
    _ part: Double, of item: any LayoutItem, _ axis: Int, in space: UIView, beside other: (any LayoutItem)?
  ) -> LayoutExpression {
    var sum = LayoutExpression()
    if let scrollView = item as? UIScrollView, let owner = other?.layoutOwner, owner !== scrollView,
      owner.isDescendant(of: scrollView)
    {
      // To what is inside it, a scroll view stands for its content.
      return place(part, of: scrollView.contentLayoutGuide, axis, in: space, beside: nil)
    }
    if item !== space {
      sum.add(box(of: item).origin[axis])
      addOrigins(from: item is UIView ? item.layoutOwner?.superview : item.layoutOwner, to: space, axis, &sum)
    }
    if part > 0 { sum.add(box(of: item).size[axis], part) }
    if let insets = (item as? UIView)?.alignmentRectInsets {
      sum.constant += insets.start(along: axis) * (1 - part) - insets.end(along: axis) * part
    }
    return sum
  }

  private func addOrigins(from view: UIView?, to space: UIView, _ axis: Int, _ sum: inout LayoutExpression) {
    var current = view
    while let view = current, view !== space {
      sum.add(box(of: view).origin[axis])
      if let scrollView = view as? UIScrollView { sum.add(offset(of: scrollView)[axis], -1) }
      current = view.superview
    }
  }

  /// The variables for a scroll view's content offset.
  func offset(of scrollView: UIScrollView) -> [Int] {
    let box = box(of: scrollView)
    guard box.offset.isEmpty else { return box.offset }
    box.offset = [solver.makeVariable(), solver.makeVariable()]
    let values = [scrollView.contentOffset.x, scrollView.contentOffset.y]
    for axis in 0...1 {
      let sum = LayoutExpression(terms: [SolverTerm(box.offset[axis])], constant: -Double(values[axis]))
      box.offsetRules.append(addRule(.frame(box.reference, axis == 0 ? .left : .top), sum))
    }
    return box.offset
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in space: UIView, beside other: (any LayoutItem)?
  ) -> LayoutExpression {
    let isFirst = attribute == .firstBaseline
    let stand = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if stand !== view { return baseline(attribute, of: stand, in: space, beside: other) }
    guard let line = view.baseline(isFirst: isFirst) else {
      return place(isFirst ? 0 : 1, of: view, 1, in: space, beside: other)
    }
    var sum = place(line.part, of: view, 1, in: space, beside: other)
    sum.constant += Double(line.offset)
    return sum
  }
}

extension UIEdgeInsets {
  func start(along axis: Int) -> Double { Double(axis == 0 ? left : top) }

  func end(along axis: Int) -> Double { Double(axis == 0 ? right : bottom) }

  func total(along axis: Int) -> Double { start(along: axis) + end(along: axis) }
}
