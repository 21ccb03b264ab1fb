import UIKit

/// See [WindowBackgroundShapeStyle](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.systemBackground)._paint(in: environment) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
