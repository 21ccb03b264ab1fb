import SwiftUI

/// See [StoreView](https://developer.apple.com/documentation/storekit/storeview).
///
/// The store has no products, so it says what iOS says then.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public init<Identifiers: Collection>(ids: Identifiers, prefersPromotionalIcon: Bool = false)
  where Identifiers.Element == String, Icon == EmptyView, PlaceholderIcon == EmptyView {}

  public init<Identifiers: Collection>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == String, PlaceholderIcon == EmptyView {}

  public init<Identifiers: Collection>(
    ids: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where Identifiers.Element == String {}

  public var body: some View { UnavailableStore() }
}

/// See [ProductView](https://developer.apple.com/documentation/storekit/productview).
///
/// The store has no products, so it says what iOS says then.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  public init(_ product: Product, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  public var body: some View { UnavailableStore() }
}

/// See [SubscriptionStoreView](https://developer.apple.com/documentation/storekit/subscriptionstoreview).
///
/// The store has no subscriptions: the app's own content is shown, and what iOS says then.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView {
    content = EmptyView()
  }

  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }

  public init<Identifiers: Collection>(productIDs: Identifiers)
  where Identifiers.Element == String, Content == EmptyView {
    content = EmptyView()
  }

  public init<Identifiers: Collection>(productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content)
  where Identifiers.Element == String {
    content = marketingContent()
  }

  public var body: some View {
    VStack {
      content
      UnavailableStore()
    }
  }
}

extension Product {
  /// See [Product.SubscriptionRelationship](https://developer.apple.com/documentation/storekit/product/subscriptionrelationship).
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int

    public static let current = SubscriptionRelationship(rawValue: 1)
    public static let upgrade = SubscriptionRelationship(rawValue: 2)
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    public static let crossgrade = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

/// What stands where a store has nothing to sell.
private struct UnavailableStore: View {
  var body: some View { Text("Store Unavailable") }
}
