import CFoundationOverlay
import Foundation
@_spi(Windfall) import ObjectiveC

extension NumberFormatter {
  private struct Formatting {
    let call: (NSNumber) -> String?
  }

  private nonisolated(unsafe) static let original = ReplacedMethod.address(
    of: "$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF", in: "libFoundation.so")

  /// Takes the place of [string(from:)](https://developer.apple.com/documentation/foundation/numberformatter/string(from:)):
  /// on Linux a decimal number is formatted as the `doubleValue` that is computed of it, 345.66999999999996 for 345.67,
  /// which shows where the formatter rounds down. As on iOS it is formatted as it is written, up to the precision of a
  /// `Double`.
  @_silgen_name("windfall_number_formatter_string")
  @_spi(Windfall) public func appleString(from number: NSNumber) -> String? {
    let format = ReplacedMethod(Self.original, of: self).closure(in: Formatting.self)
    guard let decimal = number as? NSDecimalNumber, let nearest = Double(decimal.decimalValue.description) else {
      return format.call(number)
    }
    return format.call(NSNumber(value: nearest))
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(
    windfall_number_formatter_methods(), in: NumberFormatter.self, prefix: "$s10Foundation15NumberFormatterC")
}
