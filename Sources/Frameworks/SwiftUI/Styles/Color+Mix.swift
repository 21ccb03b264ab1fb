@_spi(Windfall) import UIKit
import WindfallCore

extension Color {
  /// Colours of every space are mixed as red, green and blue.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let share = min(1, max(0, fraction))
    let (first, second) = (self, rhs)
    return Color(
      uiColor: UIColor { traits in
        let (a, b) = (
          UIColor(first).displayColor(with: traits), UIColor(second).displayColor(with: traits)
        )
        func between(_ component: KeyPath<DisplayColor, Double>) -> Double {
          a[keyPath: component] * (1 - share) + b[keyPath: component] * share
        }
        return UIColor(
          displayColor: DisplayColor(
            red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha)))
      })
  }

  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// See [init(_:)](https://developer.apple.com/documentation/swiftui/color/init(_:)-65nfa).
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}
