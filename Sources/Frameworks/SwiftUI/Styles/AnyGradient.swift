import UIKit

/// See [AnyGradient](https://developer.apple.com/documentation/swiftui/anygradient).
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  private let gradient: Gradient

  public nonisolated init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .linearGradient(gradient.display(in: environment), start: .top, end: .bottom)
  }
}

extension Color {
  /// From a lighter form of the colour to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}
