import Foundation

/// What swiping a row offers, asked when it is swiped: on each side the action nearest to the edge first.
@MainActor
struct RowSwipes {
  typealias Actions = @MainActor () -> [RowSwipeAction]

  private var sources: [(edge: HorizontalEdge, actions: Actions)] = []

  /// Whether nothing will ever be offered.
  var isEmpty: Bool { sources.isEmpty }

  mutating func add(_ actions: @escaping Actions, at edge: HorizontalEdge) { sources.append((edge, actions)) }

  func actions(at edge: HorizontalEdge) -> [RowSwipeAction] {
    sources.filter { $0.edge == edge }.flatMap { $0.actions() }
  }
}
