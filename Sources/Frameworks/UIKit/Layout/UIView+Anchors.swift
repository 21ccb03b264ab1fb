extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    autoLayoutState.guides.append(layoutGuide)
  }

  /// Ends all constraints on the guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.role == nil else { return }
    endConstraints(on: layoutGuide)
    constraintEngine?.removeBox(of: layoutGuide)
    layoutGuide.owner = nil
    autoLayoutState.guides.removeAll { $0 === layoutGuide }
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = autoLayout?.roleGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, owner: self)
    autoLayoutState.roleGuides.append(guide)
    return guide
  }

  func guide(_ role: GuideRole) -> UILayoutGuide {
    if let guide = autoLayout?.roleGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owner: self)
    autoLayoutState.roleGuides.append(guide)
    return guide
  }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
