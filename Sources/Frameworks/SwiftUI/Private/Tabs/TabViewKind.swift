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
