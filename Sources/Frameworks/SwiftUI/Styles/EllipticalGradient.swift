import Foundation

/// See [EllipticalGradient](https://developer.apple.com/documentation/swiftui/ellipticalgradient).
///
/// The colours are drawn in circles whose radii are fractions of the longer side.
nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .ellipticalGradient(
      gradient.display(in: environment), center: center, start: startRadiusFraction, end: endRadiusFraction)
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
