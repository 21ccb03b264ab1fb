import UIKit

/// See [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.separator)._paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
