import WindfallCore

/// See [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield). It has no tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    leftViewMode = .always
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    icon.accessibilityElementsHidden = true
    icon.isAccessibilityElement = true
    leftView = icon
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6))
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder ?? "Search" }
    set { super.accessibilityLabel = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .searchField }
}
