import Foundation
import UIKit
import WindfallCore

/// A series of colours: [Gradient](https://developer.apple.com/documentation/swiftui/gradient).
nonisolated public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// See [Gradient.Stop](https://developer.apple.com/documentation/swiftui/gradient/stop).
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(display(in: environment), start: .top, end: .bottom)
  }

  func display(in environment: EnvironmentValues) -> [DisplayPaint.Stop] {
    stops.map { DisplayPaint.Stop(color: $0.color.display(in: environment), location: Double($0.location)) }
  }
}

extension Gradient {
  /// See [Gradient.ColorSpace](https://developer.apple.com/documentation/swiftui/gradient/colorspace).
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

/// See [AnyGradient](https://developer.apple.com/documentation/swiftui/anygradient).
nonisolated public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: Gradient

  public nonisolated init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues) -> _Paint { gradient._paint(in: environment) }
}

extension Color {
  /// From a lighter form of the colour to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}

/// Colours from a centre outwards: [RadialGradient](https://developer.apple.com/documentation/swiftui/radialgradient).
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView {
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

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .radialGradient(
      gradient.display(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}

/// Colours along a line: [LinearGradient](https://developer.apple.com/documentation/swiftui/lineargradient).
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView {
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

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    FillNode(view, context) { gradient, environment in gradient._paint(in: environment) }
  }
}
