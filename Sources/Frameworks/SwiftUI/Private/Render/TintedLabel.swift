import UIKit

/// A label in the tint colour, grey when the button is disabled.
struct TintedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foreground) private var foreground
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  /// What a modifier around the button says, or else what the button's state and role ask for.
  private var style: AnyShapeStyle {
    if let foreground { return foreground }
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : .accentColor)
  }
}
