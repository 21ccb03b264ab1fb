/// The patterns that pick tests out of all that the Testing library finds in the process.
struct SwiftTestingFilter {
  let module: String

  /// The library tries every pattern on every test, so a whole suite is one pattern.
  func patterns(for tests: [SwiftTest], isWholeSuite: Bool) -> [String] {
    if isWholeSuite, let parent = commonParent(of: tests) {
      return ["^\(escaped(module + "." + parent))[^/]*\\)/[^/]*$"]
    }
    return tests.map { "^\(escaped("\(module).\($0.identifier)"))/[^/]*$" }
  }

  /// What stands before the names of all these functions; nil if one has a slash in its name.
  private func commonParent(of tests: [SwiftTest]) -> String? {
    let parents = Set(
      tests.map { $0.identifier.prefix(through: $0.identifier.lastIndex(of: "/") ?? $0.identifier.startIndex) })
    guard parents.count == 1, let parent = parents.first, parent.hasSuffix("/"),
      !tests.contains(where: { $0.identifier.contains("`") })
    else { return nil }
    return String(parent)
  }

  private func escaped(_ text: String) -> String {
    String(text.flatMap { #"\^$.|?*+()[]{}"#.contains($0) ? ["\\", $0] : [$0] })
  }
}
