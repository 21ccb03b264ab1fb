import Foundation

/// Gives [Bundle](https://developer.apple.com/documentation/foundation/bundle) the initialiser without arguments that every
/// object has on iOS.
///
/// One of the class itself would override that of `NSObject`.
public protocol EmptyBundleInitializing {}

extension Bundle: EmptyBundleInitializing {}

extension EmptyBundleInitializing where Self: Bundle {
  /// A bundle of nothing: that of an empty folder.
  public init() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windfall-empty.bundle")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) as? Self else { fatalError("Bundle(): there is no folder \(folder.path)") }
    self = bundle
  }
}
