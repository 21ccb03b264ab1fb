import Foundation

enum Cart {
  static func text(items: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("%lld items in the cart", comment: ""), items)
  }
}
