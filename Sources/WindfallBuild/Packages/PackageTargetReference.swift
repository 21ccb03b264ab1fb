/// A target among those of all packages.
struct PackageTargetReference: Hashable, Sendable {
  /// The identity of its package.
  var package: String
  var target: String
}
