/// See [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition).
///
/// Changes take no time here, so all transitions are the same.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }

  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
