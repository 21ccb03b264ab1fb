import Foundation
import WindfallCore

/// A series of colours: [Gradient](https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: Hashable, Sendable {
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

  func display(in environment: EnvironmentValues) -> [DisplayPaint.Stop] {
    stops.map { DisplayPaint.Stop(color: $0.color.display(in: environment), location: Double($0.location)) }
  }
}
