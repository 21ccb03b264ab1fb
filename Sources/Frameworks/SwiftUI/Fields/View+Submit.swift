import UIKit

extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private enum SearchKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

  /// What pressing return in a field inside does.
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What pressing return in the search field of a page inside does.
  var searchAction: (() -> Void)? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

nonisolated extension View {
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitAction) { outer in
      if triggers.contains(.text) { outer = Self.doing(action, before: outer) }
    }
    .transformEnvironment(\.searchAction) { outer in
      if triggers.contains(.search) { outer = Self.doing(action, before: outer) }
    }
    .modifier(OnSubmitModifier(allowed: triggers, action: action))
  }

  /// What is submitted inside stays inside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
      .transformEnvironment(\.searchAction) { if isBlocking { $0 = nil } }
  }

  private static func doing(
    _ action: @escaping () -> Void, before outer: (() -> Void)?
  ) -> () -> Void {
    return {
      action()
      outer?()
    }
  }
}

/// What `onSubmit` puts around a view, beside what runs the action.
struct OnSubmitModifier: UnseenModifier {
  let allowed: SubmitTriggers
  let action: () -> Void
}

/// See [SubmitLabel](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType

  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}

/// What a person submits a view's values with: [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
