import Foundation

/// The values of a filter's inputs.
struct FilterInput {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  /// Nil for what is no number.
  func number(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
