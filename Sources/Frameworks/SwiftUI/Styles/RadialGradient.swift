import Foundation

/// Colours from a centre outwards: [RadialGradient](https://developer.apple.com/documentation/swiftui/radialgradient).
public struct RadialGradient: ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .radialGradient(
      gradient.display(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}
