@_spi(Windfall) import UIKit

/// See [MKAnnotationView](https://developer.apple.com/documentation/mapkit/mkannotationview).
///
/// It has no callout: a view that is selected only says so.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open private(set) var reuseIdentifier: String?
  open var canShowCallout = false
  open var isDraggable = false
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

  /// As a method of the class, so that it is there for all subclasses.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(imageView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(imageView)
  }

  func setSize(_ size: CGSize) {
    bounds.size = size
    imageView.frame = CGRect(origin: .zero, size: size)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

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
