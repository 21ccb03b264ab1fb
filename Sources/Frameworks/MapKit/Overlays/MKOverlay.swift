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

/// See [MKOverlayLevel](https://developer.apple.com/documentation/mapkit/mkoverlaylevel).
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
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
  private let kept: (any MKOverlay)?
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    kept = overlay
    super.init()
  }

  /// Apps answer with one for overlays that they do not know. It has no overlay.
  public override init() {
    kept = nil
    super.init()
  }

  open var overlay: any MKOverlay {
    guard let kept else { fatalError("\(type(of: self)) was made without an overlay") }
    return kept
  }

  /// The overlay, if it is of a class.
  func overlay<Overlay>(of type: Overlay.Type) -> Overlay? { kept as? Overlay }
}
