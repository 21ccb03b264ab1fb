/// One step of a query at work: takes elements from the step before it, only as many as are asked for.
///
/// Elements come as their numbers in the tree, in rising order and each once; that keeps the whole query linear.
final class QueryStage {
  /// How the step turns elements into others.
  enum Kind {
    case root
    case descendants(ElementType)
    case children(ElementType)
    case matching
    case containing(ElementMatcher)
    case index(Int)
    case path([Int])
  }

  private let kind: Kind
  /// Conditions that follow directly; to try them here saves a step for each element.
  private var filters: [ElementMatcher] = []
  private let tree: ElementTree
  private let input: QueryStage?
  private var isDone = false
  /// The element whose inside is being passed.
  private var scope: Int?
  /// Everything before this number has been passed.
  private var position = 0
  private var buffer: ArraySlice<Int> = []

  init(_ kind: Kind, tree: ElementTree, input: QueryStage?) {
    self.kind = kind
    self.tree = tree
    self.input = input
  }

  /// Adds a condition to the step; false when the step cannot take it.
  func add(_ matcher: ElementMatcher) -> Bool {
    switch kind {
    case .descendants, .matching:
      filters.append(matcher)
      return true
    default: return false
    }
  }

  private func passesFilters(_ index: Int) throws(AutomationFailure) -> Bool {
    for filter in filters {
      guard try filter.matches(index, in: tree) else { return false }
    }
    return true
  }

  /// The number of the next element; nil when there are no more.
  func next() throws(AutomationFailure) -> Int? {
    switch kind {
    case .root:
      defer { isDone = true }
      return isDone ? nil : 0
    case .descendants(let type): return try nextDescendant(type)
    case .children(let type):
      return try nextBuffered { stage, parent, result in
        var child = parent + 1
        while stage.tree.isElement(child, inside: parent) {
          if type == .any || stage.tree.element(child).type == type { result.append(child) }
          child = stage.tree.end(of: child)
        }
      }
    case .path(let path):
      return try nextBuffered { stage, parent, result in
        if let target = stage.follow(path, from: parent) { result.append(target) }
      }
    case .matching:
      while let index = try input?.next() {
        if try passesFilters(index) { return index }
      }
      return nil
    case .containing(let matcher):
      while let index = try input?.next() {
        if try contains(index, matcher) { return index }
      }
      return nil
    case .index(let number):
      guard !isDone, number >= 0 else { return nil }
      isDone = true
      for _ in 0..<number where try input?.next() == nil { return nil }
      return try input?.next()
    }
  }

  private func nextDescendant(_ type: ElementType) throws(AutomationFailure) -> Int? {
    while true {
      if scope == nil {
        guard let index = try input?.next() else { return nil }
        scope = index
        // What lies inside an element that was passed before has been passed with it.
        position = max(position, index + 1)
      }
      guard let ancestor = scope else { return nil }
      while tree.isElement(position, inside: ancestor) {
        let index = position
        position += 1
        guard type == .any || tree.element(index).type == type else { continue }
        if try passesFilters(index) { return index }
      }
      scope = nil
    }
  }

  /// Elements that do not come in order are collected first and then handed out in order.
  private func nextBuffered(
    _ collect: (QueryStage, Int, inout [Int]) -> Void
  ) throws(AutomationFailure) -> Int? {
    if !isDone {
      isDone = true
      var result: [Int] = []
      while let index = try input?.next() { collect(self, index, &result) }
      buffer = result.sorted()[...]
    }
    return buffer.popFirst()
  }

  private func follow(_ path: [Int], from start: Int) -> Int? {
    var index = start
    for number in path {
      guard number >= 0 else { return nil }
      var child = index + 1
      for _ in 0..<number {
        guard tree.isElement(child, inside: index) else { return nil }
        child = tree.end(of: child)
      }
      guard tree.isElement(child, inside: index) else { return nil }
      index = child
    }
    return index
  }

  /// `buffer` holds the matches found so far, so that no element is looked at twice however deep things are nested.
  ///
  /// A predicate is also asked of the element itself: `staticTexts.containing(predicate)` finds texts, as XCUITest does.
  private func contains(_ ancestor: Int, _ matcher: ElementMatcher) throws(AutomationFailure) -> Bool {
    let start = matcher.isPredicate ? ancestor : ancestor + 1
    while let first = buffer.first, first < start { buffer.removeFirst() }
    if let first = buffer.first { return first == ancestor || tree.isElement(first, inside: ancestor) }
    position = max(position, start)
    while position == ancestor || tree.isElement(position, inside: ancestor) {
      position += 1
      guard try matcher.matches(position - 1, in: tree) else { continue }
      buffer.append(position - 1)
      return true
    }
    return false
  }
}
