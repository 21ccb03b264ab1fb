/// The packages for which modules of the SDK stand in; they are not fetched.
enum PackageStandIns {
  /// The names that their addresses end with.
  static let names: Set<String> = ["Quick", "Nimble", "OHHTTPStubs"]
}
