import Foundation

/// See [RenameButton](https://developer.apple.com/documentation/swiftui/renamebutton).
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  nonisolated public init() where Label == SwiftUI.Label<Text, Image> {}

  public var body: some View {
    Button {
      rename?()
    } label: {
      SwiftUI.Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// See [RenameAction](https://developer.apple.com/documentation/swiftui/renameaction).
public struct RenameAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
