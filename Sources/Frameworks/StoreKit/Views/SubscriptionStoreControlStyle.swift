import SwiftUI

/// See [SubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle).
///
/// Only the store's own: without subscriptions none is asked for a body.
@preconcurrency @MainActor
public protocol SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  public static var compactPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  public static var pagedPicker: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  public static var pagedProminentPicker: Self { Self() }
}

/// See [AutomaticSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/automaticsubscriptionstorecontrolstyle).
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [ButtonsSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/buttonssubscriptionstorecontrolstyle).
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [PickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pickersubscriptionstorecontrolstyle).
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [ProminentPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/prominentpickersubscriptionstorecontrolstyle).
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [CompactPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/compactpickersubscriptionstorecontrolstyle).
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [PagedPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pagedpickersubscriptionstorecontrolstyle).
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// See [PagedProminentPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pagedprominentpickersubscriptionstorecontrolstyle).
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
}

/// Subscriptions are not shown, and nobody buys: nothing has the look that is asked for.
extension View {
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }

  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View { self }
}
