import SwiftUI

/// See [Tip](https://developer.apple.com/documentation/tipkit/tip).
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Option = TipOption
  typealias Parameter = Tips.Parameter
  typealias Rule = Tips.Rule

  var id: String { get }
  @MainActor var title: Text { get }
  @MainActor var message: Text? { get }
  @MainActor var image: Image? { get }
  @MainActor @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  @MainActor public var message: Text? { nil }
  @MainActor public var image: Image? { nil }
  @MainActor public var actions: [Action] { [] }
  public var options: [any TipOption] { [] }
  public var rules: [Rule] { [] }

  /// Tips are shown as soon as `Tips.configure(_:)` has been called and their rules hold, until they are closed or
  /// invalidated.
  @MainActor public var status: Tips.Status { TipStore.shared.status(of: self) }

  @MainActor public var shouldDisplay: Bool { status == .available }

  @MainActor public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates(of: self) }

  @MainActor public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  @MainActor public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.invalidate(id, reason)
  }
}

/// See [TipOption](https://developer.apple.com/documentation/tipkit/tipoption).
public protocol TipOption: Sendable {}

/// See [TipKitError](https://developer.apple.com/documentation/tipkit/tipkiterror).
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
}
