/// See [UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup).
///
/// There is always room for all items, so that the one that stands for them is not shown; nobody customises a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Who shows the group.
  weak var navigationItem: UINavigationItem?

  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      navigationItem?.groupsDidChange()
    }
  }

  open var representativeItem: UIBarButtonItem?
  /// In the place of the group in a menu.
  open var menuRepresentation: UIMenuElement? { didSet { navigationItem?.groupsDidChange() } }
  /// Kept and given back: nobody takes items out of a bar.
  open var alwaysAvailable = false
  open var isHidden = false { didSet { if isHidden != oldValue { navigationItem?.groupsDidChange() } } }
  /// Always false: a bar shows the items of a group, also where they are many.
  open var isDisplayingRepresentativeItem: Bool { false }
  private(set) final var customizationIdentifier: String?
  private final var isInDefaultCustomization = true

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  /// Of no items.
  public override init() {
    barButtonItems = []
    super.init()
  }

  public required init?(coder: NSCoder) { return nil }

  private class func group(
    _ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, identifier: String? = nil, isShown: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = identifier
    group.isInDefaultCustomization = isShown
    return group
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    group(items, representativeItem)
  }

  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    group(items, representativeItem, identifier: customizationIdentifier)
  }

  /// One that is not in the bar by default is in no bar, as nobody puts it there.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    group(items, representativeItem, identifier: customizationIdentifier, isShown: isInDefaultCustomization)
  }

  private func adoptItems() { for item in barButtonItems { item.buttonGroup = self } }

  /// What a bar shows of the group.
  var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }

  /// What a menu shows of it.
  var menuElements: [UIMenuElement] {
    if isHidden || !isInDefaultCustomization { return [] }
    return menuRepresentation.map { [$0] } ?? barButtonItems.compactMap(\.menuElement)
  }
}

extension UIBarButtonItem {
  /// See [creatingFixedGroup()](https://developer.apple.com/documentation/uikit/uibarbuttonitem/creatingfixedgroup()).
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// See [creatingMovableGroup(customizationIdentifier:)](https://developer.apple.com/documentation/uikit/uibarbuttonitem/creatingmovablegroup(customizationidentifier:)).
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// See [creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:)](https://developer.apple.com/documentation/uikit/uibarbuttonitem/creatingoptionalgroup(customizationidentifier:isindefaultcustomization:)).
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The item in a menu; nil for what is no button.
  fileprivate var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard !isSpace, !isHidden, customView == nil else { return nil }
    if let menu, primaryAction == nil, action == nil { return menu }
    return UIAction(
      title: title ?? systemItem?.title ?? "", image: image, attributes: isEnabled ? [] : .disabled
    ) { [weak self] _ in self?.press() }
  }
}
