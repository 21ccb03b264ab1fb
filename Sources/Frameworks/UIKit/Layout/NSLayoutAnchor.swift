/// See [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor-swift.class).
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand
  private nonisolated let attributeNumber: Int

  init(_ operand: LayoutOperand) {
    self.operand = operand
    attributeNumber = operand.attribute.rawValue
    super.init()
  }

  open var name: String { operand.attribute.name }

  open var item: AnyObject? { operand.item }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 0) }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, c) }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.unchecked { operand == other.operand }
  }

  open override nonisolated var hash: Int { attributeNumber }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    LayoutOperand.check(operand, anchor.operand)
    return NSLayoutConstraint(operand, relation, anchor.operand, constant: constant)
  }

  /// The distance that the system puts between things that belong together, as often as asked for.
  func space(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(relation, anchor, NSLayoutConstraint.systemSpacing * multiplier) }
}

/// See [NSLayoutXAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor).
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, after: anchor, multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, multiplier) }
}

/// See [NSLayoutYAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor).
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, after: anchor, multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, multiplier) }
}

/// See [NSLayoutDimension](https://developer.apple.com/documentation/uikit/nslayoutdimension).
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, to: c) }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: c) }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, m, 0)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, m, 0)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, m, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, m, c) }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, m, c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, m, c) }

  private func relate(_ relation: NSLayoutConstraint.Relation, to constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, constant: constant)
  }

  /// Nothing of a size is a constant, which says nothing of the size: FloatingPanel's tests tell.
  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard multiplier != 0 else { return relate(relation, to: constant) }
    return NSLayoutConstraint(operand, relation, anchor.operand, multiplier: multiplier, constant: constant)
  }
}
