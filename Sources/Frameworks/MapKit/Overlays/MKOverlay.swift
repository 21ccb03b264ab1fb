/// See [MKOverlay](https://developer.apple.com/documentation/mapkit/mkoverlay).
///
/// Kept by maps, and not drawn.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  var canReplaceMapContent: Bool { get }

  func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
  public var canReplaceMapContent: Bool { false }

  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}

/// See [MKOverlayPathRenderer](https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer).
///
/// Draws nothing.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

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
