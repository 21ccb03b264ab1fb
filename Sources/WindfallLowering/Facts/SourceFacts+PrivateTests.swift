extension SourceFacts {
  /// The classes that may be test cases and have to be registered from this file.
  var privateTestCandidates: [ClassFacts] {
    classes.filter { $0.isPrivate && !$0.isHidden && !$0.isGeneric && $0.superclass != nil }
  }

  /// What the classes and extensions of this file declare of tests, as far as they are test cases.
  var ownTests: [(owner: String, test: DiscoveredTestMethod)] {
    let owners = classes.map { ($0.name, $0.methods) } + extensions.map { ($0.type, $0.methods) }
    return owners.flatMap { owner, methods in
      methods.compactMap { method in
        method.testName.map { (owner, DiscoveredTestMethod(method, name: $0, file: path, owner: owner)) }
      }
    }
  }
}
