import Foundation

/// See [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient).
///
/// Drawn from above to below as the mean colours of its rows, each at the mean height of its points.
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
  /// See [MeshGradient.BezierPoint](https://developer.apple.com/documentation/swiftui/meshgradient/bezierpoint).
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  private let stops: [Gradient.Stop]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let rows = (0..<max(0, height)).compactMap { row -> Gradient.Stop? in
      let range = row * width..<(row + 1) * width
      guard width > 0, range.upperBound <= min(points.count, colors.count) else { return nil }
      let mean = points[range].reduce(0) { $0 + $1.y } / Float(width)
      return Gradient.Stop(color: Self.mean(of: Array(colors[range])), location: CGFloat(min(max(mean, 0), 1)))
    }
    stops = rows.isEmpty ? [Gradient.Stop(color: background, location: 0)] : rows
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map(\.position), colors: colors, background: background)
  }

  private static func mean(of colors: [Color]) -> Color {
    var mean = colors.first ?? .clear
    for (index, color) in colors.enumerated().dropFirst() { mean = mean.mix(with: color, by: 1 / Double(index + 1)) }
    return mean
  }

  private var rows: LinearGradient { LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom) }

  public func _paint(in environment: EnvironmentValues) -> _Paint { rows._paint(in: environment) }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}
