import SwiftUI

extension Tips {
  /// See [Tips.Action](https://developer.apple.com/documentation/tipkit/tips/action).
  public struct Action: Identifiable {
    public let id: String
    let label: Text
    let handler: () -> Void

    @MainActor public init(
      id: String = UUID().uuidString, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text
    ) {
      self.id = id
      self.label = label()
      self.handler = handler
    }

    @MainActor public init<S: StringProtocol>(
      id: String = UUID().uuidString, title: S, perform handler: @escaping () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }
  }
}
