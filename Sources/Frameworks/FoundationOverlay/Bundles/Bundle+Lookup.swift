import Foundation

extension Bundle {
  /// See [init(for:)](https://developer.apple.com/documentation/foundation/bundle/init(for:)).
  ///
  /// Takes the place of Foundation's own initialiser, by its symbol: the code of frameworks is part of the app here.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  @_spi(Windfall) public static func appleBundle(for type: AnyClass) -> Bundle { ProcessBundles.bundle(of: type) }

  /// See [init(identifier:)](https://developer.apple.com/documentation/foundation/bundle/init(identifier:)).
  ///
  /// Takes the place of Foundation's own initialiser, which knows bundles only that were asked for before.
  @_silgen_name("$s10Foundation6BundleC10identifierACSgSS_tcfC")
  @_spi(Windfall) public static func appleBundle(identifier: __owned String) -> Bundle? {
    (ProcessBundles.bundles + ProcessBundles.frameworks).first { $0.bundleIdentifier == identifier }
  }
}
