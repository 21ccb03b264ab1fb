extension SourceFacts {
  /// The classes that may be test cases and have to be registered from this file.
  var privateTestCandidates: [ClassFacts] {
    classes.filter { $0.isPrivate && !$0.isHidden && !$0.isGeneric && $0.superclass != nil }
  }
}
