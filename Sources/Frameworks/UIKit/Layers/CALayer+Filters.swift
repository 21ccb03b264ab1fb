/// Kept and given back: nothing is drawn through filters, and pictures are scaled in one way.
extension CALayer {
  public var filters: [Any]? {
    get { kept.value(nil as [Any]?) }
    set { kept.set(newValue) }
  }

  public var backgroundFilters: [Any]? {
    get { kept.value(nil as [Any]?) }
    set { kept.set(newValue) }
  }

  public var compositingFilter: Any? {
    get { kept.value(nil as Any?) }
    set { kept.set(newValue) }
  }

  public var minificationFilter: CALayerContentsFilter {
    get { kept.value(.linear) }
    set { kept.set(newValue) }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { kept.value(.linear) }
    set { kept.set(newValue) }
  }

  public var minificationFilterBias: Float {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var contentsCenter: CGRect {
    get { kept.value(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { kept.set(newValue) }
  }

  public var isGeometryFlipped: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var anchorPointZ: CGFloat {
    get { kept.value(0) }
    set { kept.set(newValue) }
  }

  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept.value(.all) }
    set { kept.set(newValue) }
  }
}

/// See [CALayerContentsFilter](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// See [CAEdgeAntialiasingMask](https://developer.apple.com/documentation/quartzcore/caedgeantialiasingmask).
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
