/// See [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect). Nobody tilts the device, so that
/// effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Nobody asks.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
