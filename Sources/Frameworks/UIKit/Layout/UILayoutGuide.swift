/// See [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier = ""
  /// What keeps the guide in its place; nil for one that only constraints place.
  let role: GuideRole?
  weak var owner: UIView?

  public override init() {
    role = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    role = nil
    super.init()
  }

  init(role: GuideRole, owner: UIView) {
    self.role = role
    self.owner = owner
    super.init()
    identifier = role.identifier
  }

  open var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    owner.layoutRoot.prepareConstraints()
    return owner.constraintEngine?.frame(of: self) ?? role?.frame(in: owner) ?? .zero
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.layoutRoot.prepareConstraints()
    return owner?.constraintEngine?.constraintsAffecting(self, along: axis) ?? []
  }

  open var hasAmbiguousLayout: Bool {
    owner?.layoutRoot.prepareConstraints()
    return owner?.constraintEngine?.isAmbiguous(self) ?? false
  }
}

/// See [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport).
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// See [UIKeyboardLayoutGuide](https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
///
/// The keyboard is always at the bottom of the screen; without one, the guide takes the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
