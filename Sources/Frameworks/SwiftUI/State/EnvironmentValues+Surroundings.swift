import Foundation

/// What a view may ask of its surroundings, and what is always so here.
extension EnvironmentValues {
  private enum UndoKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
  private enum RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  private enum TransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  private enum OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

  /// Nil unless it is set: windows have none.
  public var undoManager: UndoManager? {
    get { self[UndoKey.self] }
    set { self[UndoKey.self] = newValue }
  }

  /// Only text fields have focus, and they ask for themselves.
  public var isFocused: Bool { false }

  /// Shortcuts belong to keyboards, which are not there.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// Materials are drawn without regard to what lies on them.
  public var backgroundMaterial: Material? { nil }

  public var isLuminanceReduced: Bool { false }

  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }

  public var contentTransition: ContentTransition {
    get { self[TransitionKey.self] }
    set { self[TransitionKey.self] = newValue }
  }

  public var menuOrder: MenuOrder {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}
