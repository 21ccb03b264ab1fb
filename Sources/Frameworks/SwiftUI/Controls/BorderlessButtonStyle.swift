import UIKit

/// [BorderlessButtonStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle).
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.tintedLabel)
  }
}
