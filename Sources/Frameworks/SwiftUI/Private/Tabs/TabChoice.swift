/// The app's own memory of which tab is shown, by the tabs' tags.
@MainActor
struct TabChoice {
  let get: @MainActor () -> AnyHashable
  let set: @MainActor (AnyHashable) -> Void

  /// A tag of another type than the binding's cannot be chosen.
  nonisolated init<Value: Hashable>(_ binding: Binding<Value>) {
    nonisolated(unsafe) let binding = binding
    get = { AnyHashable(binding.wrappedValue) }
    set = { tag in
      if let value = tag.base as? Value { binding.wrappedValue = value }
    }
  }
}

/// What a tab view is shown as.
public enum _TabViewKind: Hashable, Sendable {
  case bar
  case pages(showsIndex: Bool)
}

extension EnvironmentValues {
  private enum KindKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }

  var tabViewKind: _TabViewKind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}

/// What `tabItem` puts around a view: outside of a tab view it shows nothing.
public struct _TabItemModifier: ViewModifier, ListedTrait {
  let label: AnyView

  public func body(content: Content) -> some View { content }

  func write(to view: inout ListedView) { view.tabItem = label }
}
