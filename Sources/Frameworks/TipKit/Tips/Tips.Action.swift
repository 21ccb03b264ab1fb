import SwiftUI

extension Tips {
  /// See [Tips.Action](https://developer.apple.com/documentation/tipkit/tips/action).
  public struct Action: Identifiable {
    public let id: String
    public let label: () -> Text
    public let handler: () -> Void

    @MainActor public init(
      id: String = UUID().uuidString, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text
    ) {
      self.id = id
      self.label = label
      self.handler = handler
    }

    /// The action, which tells somebody else as well when it is performed.
    @MainActor func telling(_ listener: @escaping (Action) -> Void) -> Action {
      Action(
        id: id,
        perform: {
          handler()
          listener(self)
        }, label)
    }

    @MainActor public init<S: StringProtocol>(
      id: String = UUID().uuidString, title: S, perform handler: @escaping () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }
  }
}

extension Tips {
  /// See [Tips.ActionBuilder](https://developer.apple.com/documentation/tipkit/tips/actionbuilder).
  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }
}
