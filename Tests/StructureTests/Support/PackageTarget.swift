/// A target of the package description.
struct PackageTarget: Equatable {
  let name: String
  /// The targets and products it depends on.
  let dependencies: [String]
  /// Its folder.
  let path: String
  /// Whether it holds tests, or programs that only tests start.
  let isTest: Bool
  /// Whether it is an entry of the list of frameworks that are linked only where they are imported.
  var isService = false
}
