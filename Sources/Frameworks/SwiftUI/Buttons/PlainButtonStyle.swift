import UIKit

/// See [PlainButtonStyle](https://developer.apple.com/documentation/swiftui/plainbuttonstyle).
public struct PlainButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label.opacity(configuration.isPressed ? 0.75 : 1))
  }
}
