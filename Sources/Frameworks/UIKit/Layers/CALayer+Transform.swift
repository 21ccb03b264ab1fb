extension CALayer {
  public func affineTransform() -> CGAffineTransform { transform.flattened }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// From the layer's own coordinates to those around it, for a layer without a view.
  var ownTransformToSuperlayer: CGAffineTransform {
    let (box, place, anchor) = (bounds, position, anchorPoint)
    return CGAffineTransform(translationX: -box.minX - box.width * anchor.x, y: -box.minY - box.height * anchor.y)
      .concatenating(ownTransform).concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}

extension UIView {
  /// Its part in the plane of the screen is drawn, without perspective.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

/// Kept and given back: they are about how a layer is drawn fast, or in more detail than is drawn.
extension CALayer {
  public var shouldRasterize: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var rasterizationScale: CGFloat {
    get { kept.value(1) }
    set { kept.set(newValue) }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { kept.value(.circular) }
    set { kept.set(newValue) }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var drawsAsynchronously: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var isDoubleSided: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}

/// See [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 0xF)
}

/// See [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// See [CALayerContentsGravity](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The mode of a view that places its content in the same way.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
