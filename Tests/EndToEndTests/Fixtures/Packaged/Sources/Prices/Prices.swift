import CScale
import Money

public enum Prices {
  public static let kinds = Money.kinds
  public static let isWrittenInSwift6 = Money.isWrittenInSwift6

  static let table = ["soup": 4]
  /// Which does not compile in the language mode 6.
  public static var discount = 0

  public static func grams(ofKilograms kilograms: Double) -> Double { scale_grams(kilograms) }

  public static func price(of dish: String) -> Int? { table[dish].map { $0 - discount } }
}
