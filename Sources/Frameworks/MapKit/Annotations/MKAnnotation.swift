@_spi(Windfall) import UIKit

/// See [MKAnnotation](https://developer.apple.com/documentation/mapkit/mkannotation).
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }

  public var subtitle: String? { nil }
}

/// See [MKAnnotationView](https://developer.apple.com/documentation/mapkit/mkannotationview).
///
/// It has no callout: a view that is selected only says so. Nor is it dragged; the state of that is only kept.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open private(set) var reuseIdentifier: String?
  open var canShowCallout = false
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isEnabled = true
  private let imageView = UIImageView(frame: .zero)
  open private(set) var isSelected = false

  open var image: UIImage? {
    didSet {
      imageView.image = image
      if let image { setSize(image.size) }
    }
  }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(imageView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(imageView)
  }

  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  func setSize(_ size: CGSize) {
    bounds.size = size
    imageView.frame = CGRect(origin: .zero, size: size)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  open func prepareForReuse() {}

  open func prepareForDisplay() {}

  open override var isAccessibilityElement: Bool {
    get { annotation?.title != nil || super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? annotation?.title }
    set { super.accessibilityLabel = newValue }
  }
}

/// See [MKPinAnnotationView](https://developer.apple.com/documentation/mapkit/mkpinannotationview).
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { show() } }
  open var animatesDrop = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() {
    if image == nil { setSize(CGSize(width: 32, height: 39)) }
    tintColor = pinTintColor
  }
}

/// See [MKMarkerAnnotationView](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview).
///
/// A round mark without its glyph.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { show() } }
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() {
    if image == nil { setSize(CGSize(width: 28, height: 28)) }
    layer.cornerRadius = 14
    backgroundColor = markerTintColor ?? .systemRed
  }
}

/// See [MKPointAnnotation](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  public override init() { super.init() }

  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}
