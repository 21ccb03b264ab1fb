import Foundation

/// There is no pointer and no hardware keyboard here.
nonisolated extension View {
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

  /// Read aloud after the label, as a hint is.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  public func help(_ text: Text) -> some View { accessibilityHint(text).modifier(_TooltipModifier(text: text)) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }

  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// A text field is focused by a touch, other views by nothing.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
}

/// See [HoverEffect](https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Sendable {
  private let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// See [HoverPhase](https://developer.apple.com/documentation/swiftui/hoverphase).
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What `help` puts around a view: it is a hint of its element.
struct _TooltipModifier: UnseenModifier {
  let text: Text
}
