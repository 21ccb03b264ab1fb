/// The menu of what is selected in a list or table, and what a tap on a row does.
struct SelectionMenu {
  private let makeItems: @MainActor (Any) -> AnyView?
  private let makeAction: @MainActor (Any) -> (@MainActor () -> Void)?

  nonisolated init<Value: Hashable, Items: View>(
    _ items: @escaping (Set<Value>) -> Items, _ action: ((Set<Value>) -> Void)?
  ) {
    nonisolated(unsafe) let items = items
    nonisolated(unsafe) let action = action
    makeItems = { values in (values as? Set<Value>).map { AnyView(items($0)) } }
    makeAction = { values in
      guard let action, let values = values as? Set<Value> else { return nil }
      return { action(values) }
    }
  }

  /// What is in the menu; nil where the values are of another type.
  @MainActor
  func items<Value: Hashable>(for values: Set<Value>) -> AnyView? { makeItems(values) }

  @MainActor
  func primaryAction<Value: Hashable>(for values: Set<Value>) -> (@MainActor () -> Void)? { makeAction(values) }
}

extension EnvironmentValues {
  private enum MenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  var selectionMenu: SelectionMenu? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
