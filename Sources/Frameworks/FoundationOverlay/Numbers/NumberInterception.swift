import CFoundationOverlay
import Foundation

/// Puts methods of ours into the method table of `NSNumber`.
///
/// On Linux, a number is written as Swift writes its type ("18.0"), on iOS as `%g` does ("18").
enum NumberInterception {
  fileprivate static func install() {
    MethodInterception.install(windfall_number_methods(), in: NSNumber.self, prefix: "$s10Foundation8NSNumberC")
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { NumberInterception.install() }
