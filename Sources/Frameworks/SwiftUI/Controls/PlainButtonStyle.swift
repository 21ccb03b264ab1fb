import UIKit

/// See [PlainButtonStyle](https://developer.apple.com/documentation/swiftui/plainbuttonstyle).
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label.opacity(configuration.isPressed ? 0.75 : 1))
  }
}
