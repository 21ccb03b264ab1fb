import UIKit

/// See [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.placeholderText)._paint(in: environment) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
