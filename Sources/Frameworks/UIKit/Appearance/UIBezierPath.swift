import WindfallCore

/// See [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var segments: [DisplayPath.Segment] = []

  open var lineWidth: CGFloat = 1
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

  open var isEmpty: Bool { segments.isEmpty }

  /// The path as it is drawn.
  @_spi(Windfall) public var displayPath: DisplayPath { .segments(segments) }

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
    let full = CGFloat.pi * 2
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += full * (-sweep / full).rounded(.up) }
    if !clockwise, sweep > 0 { sweep -= full * (sweep / full).rounded(.up) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 0..<count {
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last, controlPoint1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        controlPoint2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  open func close() { segments.append(.close) }

  open func append(_ path: UIBezierPath) { segments.append(contentsOf: path.segments) }

  open func removeAllPoints() { segments = [] }

  open func apply(_ transform: CGAffineTransform) {
    segments = segments.map { $0.applying(transform) }
    currentPoint = currentPoint.applying(transform)
  }

  private func add(_ segment: DisplayPath.Segment, endingAt point: CGPoint) {
    segments.append(segment)
    currentPoint = point
  }
}

extension DisplayPath.Segment {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .close: []
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayPath.Segment {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let first, let second):
      .curve(
        to: point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
    case .close: .close
    }
  }
}
