/// Values that views publish while the focus is inside them.
@MainActor
final class FocusScope {
  private let outer: FocusScope?
  /// Enters the values of this view.
  var publish: @MainActor (inout FocusedValues) -> Void = { _ in }

  init(inside outer: FocusScope?) { self.outer = outer }

  /// The values of this view and those around it; inner ones win.
  func collect(into values: inout FocusedValues) {
    outer?.collect(into: &values)
    publish(&values)
  }
}

extension EnvironmentValues {
  private enum ScopeKey: EnvironmentKey { static var defaultValue: FocusScope? { nil } }

  var focusScope: FocusScope? {
    get { self[ScopeKey.self] }
    set { self[ScopeKey.self] = newValue }
  }
}
