/// Evaluates queries over the elements of one frame.
///
/// The cost is linear in the number of elements, and a query that ends at the first match looks no further.
/// As with XCUITest, only the last step of a query is held to be unique: elements in between may be several.
public final class QueryEvaluator {
  private let root: Element
  private let isHittable: ((ElementSnapshot) -> Bool)?
  private let externals: [(ElementSnapshot) -> Bool]
  private let tree: ElementTree

  /// `isHittable` answers predicates that ask for it; `externals` are the conditions that queries name by number.
  public init(
    _ root: Element, isHittable: ((ElementSnapshot) -> Bool)? = nil, externals: [(ElementSnapshot) -> Bool] = []
  ) {
    self.root = root
    self.isHittable = isHittable
    self.externals = externals
    tree = ElementTree(root)
  }

  /// How many elements the queries so far had to look at.
  public var visitedCount: Int { tree.visitedCount }

  /// Whether there is an element.
  public func exists(_ query: ElementQuery) throws(AutomationFailure) -> Bool {
    try stage(query.steps[...]).next() != nil
  }

  /// How many elements there are.
  public func count(_ query: ElementQuery) throws(AutomationFailure) -> Int { try indices(query.steps[...]).count }

  /// All elements, in the order of the tree.
  public func all(_ query: ElementQuery) throws(AutomationFailure) -> [ElementSnapshot] {
    try indices(query.steps[...]).map { tree.snapshot($0) }
  }

  /// The one element that the query means.
  public func resolve(_ query: ElementQuery, withChildren: Bool = false) throws(AutomationFailure) -> ElementSnapshot {
    tree.snapshot(try index(query), includesChildren: withChildren)
  }

  /// The way from the application to the one element that the query means, as numbers of children.
  public func path(_ query: ElementQuery) throws(AutomationFailure) -> [Int] {
    let target = try index(query)
    return path(to: target)
  }

  /// The ways to all elements, in the order of the tree.
  public func paths(_ query: ElementQuery) throws(AutomationFailure) -> [[Int]] {
    try indices(query.steps[...]).map { path(to: $0) }
  }

  private func path(to target: Int) -> [Int] {
    var path: [Int] = []
    var parent = 0
    while parent != target {
      var child = parent + 1
      var number = 0
      while tree.end(of: child) <= target {
        child = tree.end(of: child)
        number += 1
      }
      path.append(number)
      parent = child
    }
    return path
  }

  private func index(_ query: ElementQuery) throws(AutomationFailure) -> Int {
    let matches = try stage(query.steps[...])
    guard let index = try matches.next() else { throw try noMatch(query) }
    // A query that ends in one element by its nature cannot find another.
    if case .select(.only)? = query.steps.last, try matches.next() != nil { throw try multipleMatches(query) }
    return index
  }

  private func indices(_ steps: ArraySlice<ElementQuery.Step>) throws(AutomationFailure) -> [Int] {
    let matches = try stage(steps)
    var result: [Int] = []
    while let index = try matches.next() { result.append(index) }
    return result
  }

  private func stage(_ steps: ArraySlice<ElementQuery.Step>) throws(AutomationFailure) -> QueryStage {
    var stage = QueryStage(.root, tree: tree, input: nil)
    for step in steps {
      let kind: QueryStage.Kind
      switch step {
      case .descendants(let type): kind = .descendants(type)
      case .children(let type): kind = .children(type)
      case .matching(let filter):
        let matcher = try matcher(filter)
        if stage.add(matcher) { continue }
        stage = QueryStage(.matching, tree: tree, input: stage)
        _ = stage.add(matcher)
        continue
      case .containing(let filter): kind = .containing(try matcher(filter))
      case .path(let path): kind = .path(path)
      case .select(.only): continue
      case .select(.first): kind = .index(0)
      case .select(.index(let index)): kind = .index(index)
      }
      stage = QueryStage(kind, tree: tree, input: stage)
    }
    return stage
  }

  private func matcher(_ filter: ElementFilter) throws(AutomationFailure) -> ElementMatcher {
    try ElementMatcher(filter, isHittable: isHittable, externals: externals)
  }

  // MARK: - Failures

  private func noMatch(_ query: ElementQuery) throws(AutomationFailure) -> AutomationFailure {
    var missing = query
    var message = "No matches found for \(query.name)"
    // When an element on the way is already missing, that is the one to name.
    for (position, step) in query.steps.enumerated().dropLast() {
      guard case .select = step else { continue }
      let part = ElementQuery(steps: Array(query.steps[...position]))
      guard try !exists(part) else { continue }
      missing = part
      message = "No matches found for \(part.name), in which \(query.lastName) was looked for"
      break
    }
    return AutomationFailure(
      .noMatch, message: message, candidates: NearMisses(for: missing).candidates(in: tree), tree: root)
  }

  private func multipleMatches(_ query: ElementQuery) throws(AutomationFailure) -> AutomationFailure {
    let matches = try all(query)
    return AutomationFailure(
      .multipleMatches, message: "Multiple matching elements found for \(query.name): \(matches.count)",
      candidates: matches.prefix(10).map(\.line), tree: root)
  }
}
