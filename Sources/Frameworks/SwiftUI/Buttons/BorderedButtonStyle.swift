import UIKit

/// [BorderedButtonStyle](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle).
public struct BorderedButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      configuration.tintedLabel
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color(.systemFill))))
  }
}
