@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var segments: [DisplayPath.Segment] = []

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
  open private(set) var currentPoint = CGPoint.zero

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: rect.minX + radius, y: rect.minY + radius), .pi),
      (CGPoint(x: rect.maxX - radius, y: rect.minY + radius), .pi * 1.5),
      (CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0),
      (CGPoint(x: rect.minX + radius, y: rect.maxY - radius), .pi / 2),
    ]
    for (center, angle) in corners {
      addArc(withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
    close()
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    close()
    apply(transform)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Rounds only the given corners, all by the width of the radii.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    segments = DisplayPath.Segment.roundedRect(rect, radius: cornerRadii.width, corners: corners)
    currentPoint = rect.origin
  }

  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open var cgPath: CGPath {
    get { CGPath(segments: segments) }
    set {
      segments = newValue.segments
      currentPoint = newValue.currentPoint
    }
  }

  open var isEmpty: Bool { segments.isEmpty }

  /// The path as it is drawn.
  @_spi(Windfall) public var displayPath: DisplayPath {
    usesEvenOddFillRule ? .evenOdd(segments) : .segments(segments)
  }

  /// Control points count as part of the box.
  open var bounds: CGRect {
    let points = segments.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  open func move(to point: CGPoint) { add(.move(point), endingAt: point) }

  open func addLine(to point: CGPoint) { add(.line(point), endingAt: point) }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quad(to: endPoint, control: controlPoint), endingAt: endPoint)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2), endingAt: endPoint)
  }

  /// Arcs become curves of at most a quarter of a circle each.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = DisplayPath.Segment.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
    for segment in arc.segments { add(segment, endingAt: segment.points.first ?? arc.start) }
  }

  open func close() { segments.append(.close) }

  open func append(_ path: UIBezierPath) { segments.append(contentsOf: path.segments) }

  open func removeAllPoints() { segments = [] }

  open func apply(_ transform: CGAffineTransform) {
    segments = segments.map { $0.applying(transform) }
    currentPoint = currentPoint.applying(transform)
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  var displayStroke: DisplayStroke {
    DisplayStroke(
      width: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash.pattern,
      phase: dash.phase)
  }

  private func add(_ segment: DisplayPath.Segment, endingAt point: CGPoint) {
    segments.append(segment)
    currentPoint = point
  }
}

/// See [UIRectCorner](https://developer.apple.com/documentation/uikit/uirectcorner).
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
