import UIKit

/// A label in the tint colour, grey when the button is disabled.
struct TintedLabel: View {
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
