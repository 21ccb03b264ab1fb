import Foundation
import Money
import UIKit

/// The prices in the package's own file.
public struct PriceList {
  private let prices: [String: Int]

  public init() throws {
    guard let file = Bundle.module.url(forResource: "prices", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    prices = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
  }

  public func price(of name: String) -> Amount? {
    prices[name].map { Amount(cents: $0) }
  }

  /// A label with the price.
  @MainActor public func label(of name: String) -> UILabel {
    let label = UILabel()
    label.text = price(of: name)?.text
    return label
  }

  /// Whether the settings of the manifest reach the compiler, those for other platforms not.
  public static var isCheap: Bool {
    #if CHEAP && SWIFT_PACKAGE && !ELSEWHERE
      true
    #else
      false
    #endif
  }
}
