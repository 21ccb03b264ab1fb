import Foundation

/// Colours along a line: [LinearGradient](https://developer.apple.com/documentation/swiftui/lineargradient).
public struct LinearGradient: ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(gradient.display(in: environment), start: startPoint, end: endPoint)
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}
