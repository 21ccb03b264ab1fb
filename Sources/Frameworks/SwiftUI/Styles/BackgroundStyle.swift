import UIKit

/// The background of the screen: [BackgroundStyle](https://developer.apple.com/documentation/swiftui/backgroundstyle).
public struct BackgroundStyle: ShapeStyle {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.backgroundStyle else { return Color(.systemBackground)._paint(in: environment) }
    var outer = environment
    outer.backgroundStyle = nil
    return style._paint(in: outer)
  }
}
