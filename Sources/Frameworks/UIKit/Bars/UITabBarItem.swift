/// See [UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }

  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }

  private var storedButton: UIButton?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What a tab bar shows for the item; made when it is first asked for.
  var button: UIButton {
    if let storedButton { return storedButton }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    storedButton = button
    itemDidChange()
    return button
  }

  override func itemDidChange() {
    guard let storedButton else { return }
    storedButton.setTitle(title, for: .normal)
    storedButton.setImage(image, for: .normal)
    storedButton.setImage(selectedImage, for: .selected)
    storedButton.isEnabled = isEnabled
    storedButton.accessibilityLabel = accessibilityLabel
    storedButton.accessibilityIdentifier = accessibilityIdentifier
    storedButton.accessibilityValue = badgeValue
  }
}
