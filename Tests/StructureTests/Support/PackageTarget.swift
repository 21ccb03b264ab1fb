/// A target of the package description.
struct PackageTarget: Equatable {
  let name: String
  /// The targets and products it depends on.
  let dependencies: [String]
  /// Its folder.
  let path: String
  /// Whether it holds tests, or programs that only tests start.
  let isTest: Bool
}
