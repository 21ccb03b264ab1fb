extension UIView {
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The constraints that the view holds: those whose nearest common view it is.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.isActive = false
    guard let common = constraint.commonView, common.isDescendant(of: self) else {
      fatalError("the constraint cannot be added, its items are not all in the view: \(constraint.text)")
    }
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { letGo(of: constraint) }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var hasAmbiguousLayout: Bool {
    layoutRoot.prepareConstraints()
    return constraintEngine?.isAmbiguous(self) ?? false
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRoot.prepareConstraints()
    return constraintEngine?.constraintsAffecting(self, along: axis) ?? []
  }

  func hold(_ constraint: NSLayoutConstraint) {
    AutoLayoutState.isInUse = true
    autoLayoutState.constraints.append(constraint)
    constraint.holder = self
    for owner in constraint.owners where owner !== self { owner.autoLayoutState.outerConstraints.append(constraint) }
    constraintEngine?.add(constraint)
    noteLayoutPending()
  }

  func letGo(of constraint: NSLayoutConstraint) {
    constraint.holder = nil
    autoLayout?.constraints.removeAll { $0 === constraint }
    for owner in constraint.owners where owner !== self {
      owner.autoLayout?.outerConstraints.removeAll { $0 === constraint }
    }
    constraintEngine?.remove(constraint)
    noteLayoutPending()
  }

  /// Deactivates the constraints on a guide of the view.
  func endConstraints(on guide: UILayoutGuide) {
    let own = autoLayout.map { $0.constraints + $0.outerConstraints } ?? []
    for constraint in own where constraint.isOn(guide) { constraint.isActive = false }
  }

  /// Deactivates the constraints between what is in a view and what is around it.
  func endConstraints(across view: UIView) {
    for constraint in autoLayout?.outerConstraints ?? [] {
      if let holder = constraint.holder, !holder.isDescendant(of: view) { holder.letGo(of: constraint) }
    }
    for subview in subviewList { subview.endConstraints(across: view) }
  }
}
