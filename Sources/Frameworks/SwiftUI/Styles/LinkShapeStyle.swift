import UIKit

/// See [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.link)._paint(in: environment) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
