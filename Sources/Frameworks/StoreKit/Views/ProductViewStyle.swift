import SwiftUI

/// See [ProductViewStyle](https://developer.apple.com/documentation/storekit/productviewstyle).
///
/// Only the store's own: without products none is asked for a body.
@preconcurrency @MainActor
public protocol ProductViewStyle {}

/// See [AutomaticProductViewStyle](https://developer.apple.com/documentation/storekit/automaticproductviewstyle).
public struct AutomaticProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: Self { Self() }
}

/// See [CompactProductViewStyle](https://developer.apple.com/documentation/storekit/compactproductviewstyle).
public struct CompactProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}

/// See [LargeProductViewStyle](https://developer.apple.com/documentation/storekit/largeproductviewstyle).
public struct LargeProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}

/// See [RegularProductViewStyle](https://developer.apple.com/documentation/storekit/regularproductviewstyle).
public struct RegularProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
