/// A choice of tests in a test plan: a list of identifiers, or, in newer files, suites with their functions.
struct TestPlanSelection: Decodable {
  /// The tests, as `Class` or `Class/method()`.
  let identifiers: [String]

  init(from decoder: Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([String].self) {
      identifiers = list
    } else {
      identifiers = try decoder.singleValueContainer().decode(Groups.self).identifiers(prefix: "")
    }
  }

  private struct Groups: Decodable {
    var suites: [Suite]?
    var testFunctions: [String]?

    func identifiers(prefix: String) -> [String] {
      (testFunctions ?? []).map { prefix + $0 } + (suites ?? []).flatMap { $0.identifiers(prefix: prefix) }
    }
  }

  private struct Suite: Decodable {
    var name: String
    var suites: [Suite]?
    var testFunctions: [String]?

    /// A suite without content of its own stands for all that is in it.
    func identifiers(prefix: String) -> [String] {
      let inner = Groups(suites: suites, testFunctions: testFunctions).identifiers(prefix: "\(prefix)\(name)/")
      return inner.isEmpty ? [prefix + name] : inner
    }
  }
}
