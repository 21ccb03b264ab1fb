import UIKit

/// The framework's own button styles, which apps name as `.automatic`, `.plain`, `.bordered` and so on.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(TintedLabel(configuration: configuration))
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(TintedLabel(configuration: configuration))
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label.opacity(configuration.isPressed ? 0.75 : 1))
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      TintedLabel(configuration: configuration)
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color(.systemFill))))
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      configuration.label.foregroundStyle(Color.white)
        .opacity(configuration.isPressed ? 0.75 : 1)
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(RoundedRectangle(cornerRadius: 6).fill(Color.accentColor)))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the tint colour, grey when the button is disabled.
private struct TintedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundStyle(color)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private var color: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return configuration.role == .destructive ? .red : .accentColor
  }
}
