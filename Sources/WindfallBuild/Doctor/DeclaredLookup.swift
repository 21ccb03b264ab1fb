import WindfallFacts

/// Tells of names that are not there whether they are declared; reads facts when it is asked the first time.
final class DeclaredLookup {
  static let consequence = "it is only declared: a test that calls it fails"

  private let facts: SDKFacts
  private let imported: Set<String>
  private lazy var modules = VisibleModules(facts: facts).modules(importing: imported) { _ in }
  private lazy var types = Set(modules.flatMap { $0.declarations.map(\.simpleName) })
  private lazy var members = Dictionary(
    modules.flatMap { $0.declarations.map { ($0.simpleName, Set($0.members.map(\.name))) } },
    uniquingKeysWith: { $0.union($1) })
  private lazy var memberNames = members.values.reduce(into: Set()) { $0.formUnion($1) }

  init(facts: SDKFacts, imported: Set<String>) {
    self.facts = facts
    self.imported = imported
  }

  func hasType(_ name: String) -> Bool { types.contains(name) }

  /// Whether a type has a member, or any type where it is not known whose the member is.
  func hasMember(_ name: String, of owner: String?) -> Bool {
    owner.map { members[$0]?.contains(name) == true } ?? memberNames.contains(name)
  }
}
