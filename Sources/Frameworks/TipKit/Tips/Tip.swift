import SwiftUI

/// See [Tip](https://developer.apple.com/documentation/tipkit/tip).
///
/// Rules are macros, which are not there.
public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Option = TipOption

  var id: String { get }
  @MainActor var title: Text { get }
  @MainActor var message: Text? { get }
  @MainActor var image: Image? { get }
  @MainActor @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  @MainActor public var message: Text? { nil }
  @MainActor public var image: Image? { nil }
  @MainActor public var actions: [Action] { [] }
  public var options: [any TipOption] { [] }

  /// Tips are shown as soon as `Tips.configure(_:)` has been called, until they are closed or invalidated.
  @MainActor public var status: Tips.Status { TipStore.shared.status(of: id) }

  @MainActor public var shouldDisplay: Bool { status == .available }

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
