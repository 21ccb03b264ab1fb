import UIKit

/// The foreground of a button's label: what a modifier around the button says, or else what its state and role ask for.
struct TintModifier: EnvironmentModifier {
  let role: ButtonRole?

  func apply(to environment: inout EnvironmentValues) {
    if environment.foreground == nil { environment.foreground = AnyShapeStyle(color(environment.isEnabled)) }
  }

  func isSame(as other: Self) -> Bool { role == other.role }

  private func color(_ isEnabled: Bool) -> Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return role == .destructive ? .red : .accentColor
  }
}

extension ButtonStyleConfiguration {
  /// The label in the colour of buttons, lighter while pressed.
  @MainActor
  var tintedLabel: some View { label.modifier(TintModifier(role: role)).opacity(isPressed ? 0.2 : 1) }
}
