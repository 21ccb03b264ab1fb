/// See [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Made anew where none is given.
  open private(set) var identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  @preconcurrency public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// See [UIContextMenuActionProvider](https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider). The system suggests nothing.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// See [UIContextMenuContentPreviewProvider](https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider).
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// See [UIEditMenuConfiguration](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration).
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Made anew where none is given.
  open private(set) var identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// Kept and given back: menus have no arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// See [UIEditMenuArrowDirection](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection).
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}
