import UIKit

/// The look of buttons: [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a button of:
/// [ButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration).
public struct ButtonStyleConfiguration {
  /// See
  /// [ButtonStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label-swift.struct).
  public struct Label: PlacedContent {
    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// See [PlainButtonStyle](https://developer.apple.com/documentation/swiftui/plainbuttonstyle).
public struct PlainButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label.opacity(configuration.isPressed ? 0.75 : 1))
  }
}

/// See [GlassProminentButtonStyle](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
///
/// It looks like `.borderedProminent`.
public struct GlassProminentButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedProminentButtonStyle().look(configuration)
  }
}

/// See [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
///
/// It looks like `.bordered`.
public struct GlassButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderedButtonStyle().look(configuration)
  }
}

/// [DefaultButtonStyle](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle).
public struct DefaultButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.tintedLabel)
  }
}

/// [BorderlessButtonStyle](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle).
public struct BorderlessButtonStyle: FrameworkButtonStyle {
  public nonisolated init() {}

  func look(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.tintedLabel)
  }
}

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
