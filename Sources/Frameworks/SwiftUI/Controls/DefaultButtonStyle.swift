import UIKit

/// [DefaultButtonStyle](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.tintedLabel)
  }
}
