import UIKit

/// See [BorderedProminentButtonStyle](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle).
public struct BorderedProminentButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      configuration.label.foregroundStyle(Color.white)
        .opacity(configuration.isPressed ? 0.75 : 1)
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color.accentColor)))
  }
}
