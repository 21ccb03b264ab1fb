import UIKit

/// What `focused` puts around a view.
public struct _FocusModifier<Value: Hashable>: EnvironmentModifier {
  let binding: FocusState<Value>.Binding
  /// What the state is while the field has the keyboard.
  let value: Value
  /// What it is after the field has lost it.
  let absent: Value

  /// Whether search fields are meant, and no others.
  var isForSearch = false

  func apply(to environment: inout EnvironmentValues) {
    if isForSearch {
      environment.searchFocusTarget = target
    } else {
      environment.focusTarget = target
    }
  }

  private var target: FocusTarget {
    nonisolated(unsafe) let own = self
    return FocusTarget {
      own.binding.wrappedValue == own.value
    } report: { isFocused in
      if isFocused {
        own.binding.wrappedValue = own.value
      } else if own.binding.wrappedValue == own.value {
        own.binding.wrappedValue = own.absent
      }
    }
  }

  func isSame(as other: Self) -> Bool {
    value == other.value && binding.location.map { own in other.binding.location === own } ?? false
  }
}

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

/// A node whose view has the keyboard when a focus state says so.
@MainActor
protocol FocusFollower: StateDependent {
  var focusView: UIView { get }
  var environment: EnvironmentValues { get }
}

extension FocusFollower {
  /// Called in each update, while what is read is watched.
  func followFocus() {
    guard let target = environment.focusTarget, target.isWanted() != focusView.isFirstResponder else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, let target = self.environment.focusTarget else { return }
      if target.isWanted() {
        self.focusView.becomeFirstResponder()
      } else if self.focusView.isFirstResponder {
        self.focusView.resignFirstResponder()
      }
    }
  }
}

/// What a focus modifier wants of the first field inside it, and tells it of the keyboard.
@MainActor
struct FocusTarget {
  /// Whether the state says that the field has the keyboard; reading it is watched.
  let isWanted: @MainActor () -> Bool
  /// Tells the state that the field got the keyboard, or lost it.
  let report: @MainActor (Bool) -> Void
}

extension EnvironmentValues {
  private enum TargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

  var focusTarget: FocusTarget? {
    get { self[TargetKey.self] }
    set { self[TargetKey.self] = newValue }
  }

  /// The same for the search field of the innermost `searchable`.
  var searchFocusTarget: FocusTarget? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}
