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
