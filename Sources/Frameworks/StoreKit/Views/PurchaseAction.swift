import SwiftUI

/// See [PurchaseAction](https://developer.apple.com/documentation/storekit/purchaseaction).
@preconcurrency @MainActor public struct PurchaseAction {
  nonisolated init() {}

  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }

  /// No store has a message to show.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// See [DisplayMessageAction](https://developer.apple.com/documentation/storekit/displaymessageaction).
@preconcurrency @MainActor public struct DisplayMessageAction {
  nonisolated init() {}

  public func callAsFunction(_ message: Message) throws {}
}
