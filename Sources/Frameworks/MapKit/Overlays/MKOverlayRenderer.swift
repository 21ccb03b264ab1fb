/// See [MKOverlayRenderer](https://developer.apple.com/documentation/mapkit/mkoverlayrenderer).
///
/// Draws nothing.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  open private(set) var overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}
