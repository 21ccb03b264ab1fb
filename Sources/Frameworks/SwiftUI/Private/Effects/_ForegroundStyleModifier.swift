import UIKit

/// What `foregroundStyle` puts around a view.
public struct _ForegroundStyleModifier<S: ShapeStyle>: EnvironmentModifier {
  let style: S?

  func apply(to environment: inout EnvironmentValues) { environment.setForeground(style) }

  func isSame(as other: Self) -> Bool { ValueMemory.areEqual(style, other.style) }
}

/// What `foregroundStyle` with several styles puts around a view.
public struct _ForegroundLevelsModifier<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>: EnvironmentModifier {
  let first: First
  let second: Second
  let third: Third?

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.foreground
    environment.foreground = AnyShapeStyle(first, over: outer)
    environment.foregroundLevels =
      [AnyShapeStyle(second, over: outer)] + (third.map { [AnyShapeStyle($0, over: outer)] } ?? [])
  }

  func isSame(as other: Self) -> Bool {
    ValueMemory.areEqual(first, other.first) && ValueMemory.areEqual(second, other.second)
      && ValueMemory.areEqual(third, other.third)
  }
}

extension EnvironmentValues {
  private enum LevelsKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }

  /// What `foregroundColor` sets, which is a style among others.
  var foregroundColor: Color? {
    get { foreground?.base as? Color }
    set { setForeground(newValue) }
  }

  mutating func setForeground<S: ShapeStyle>(_ style: S?) {
    let outer = foreground
    foregroundLevels = []
    foreground = style.map { ($0 as? AnyShapeStyle) ?? AnyShapeStyle($0, over: outer) }
  }

  /// The styles for the second level of the foreground and those below, where the app names them.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}

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
