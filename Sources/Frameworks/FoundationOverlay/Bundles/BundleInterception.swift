import CFoundationOverlay
import Foundation

/// Puts methods of ours into the method table of `Bundle`.
///
/// On Linux, Foundation does not know the languages of the process, and finds English resources only. The class can
/// have no subclass outside of Foundation.
enum BundleInterception {
  fileprivate static func install() {
    MethodInterception.install(windfall_bundle_methods(), in: Bundle.self, prefix: "$s10Foundation6BundleC")
  }
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = { BundleInterception.install() }
