/// See [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// See [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest). Only a pointer
/// makes one.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
