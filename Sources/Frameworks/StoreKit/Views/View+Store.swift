import SwiftUI

/// See [SubscriptionStoreButtonLabel](https://developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel).
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String

  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}

/// See [StoreButtonKind](https://developer.apple.com/documentation/storekit/storebuttonkind).
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let policies = StoreButtonKind(name: "policies")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let signIn = StoreButtonKind(name: "signIn")
}

/// Views of products are not shown, so nothing has the look or the buttons that are asked for.
extension View {
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  public func productDescription(_ visibility: Visibility) -> some View { self }

  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }

  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }

  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }

  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View {
    self
  }
}

/// See [SubscriptionStorePolicyKind](https://developer.apple.com/documentation/storekit/subscriptionstorepolicykind).
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case privacyPolicy, termsOfService
}

/// Nobody buys, so no action is called.
extension View {
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    self
  }

  /// Begins with nothing and stays there.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.success([])) }
  }

  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.success(nil)) }
  }

  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.unavailable) }
  }

  public func storeProductsTask<Identifiers: Collection & Equatable>(
    for ids: Identifiers, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where Identifiers.Element == String {
    let ids = Array(ids)
    return task(priority: priority) { await action(.success([], unavailable: ids)) }
  }
}

/// See [EntitlementTaskState](https://developer.apple.com/documentation/storekit/entitlementtaskstate).
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension Product {
  /// See [Product.TaskState](https://developer.apple.com/documentation/storekit/product/taskstate).
  public enum TaskState {
    case loading, unavailable
    case failure(any Error)
    case success(Product)

    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// See [Product.CollectionTaskState](https://developer.apple.com/documentation/storekit/product/collectiontaskstate).
  public enum CollectionTaskState {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}
