/// What a change of a navigation stack brings, and what it takes away.
@MainActor struct StackChange {
  /// The same, for a time in which the controllers may go away.
  struct Weakly {
    fileprivate struct Entry {
      weak var controller: UIViewController?
    }

    fileprivate let previous: [Entry]
    fileprivate let added: [Entry]
    fileprivate let removed: [Entry]
    fileprivate(set) weak var old: UIViewController?

    @MainActor var strongly: StackChange {
      StackChange(
        previous: previous.compactMap(\.controller), added: added.compactMap(\.controller),
        removed: removed.compactMap(\.controller))
    }
  }

  var previous: [UIViewController] = []
  var added: [UIViewController] = []
  var removed: [UIViewController] = []

  /// The top before the change.
  var old: UIViewController? { previous.last }

  var operation: UINavigationController.Operation { removed.contains { $0 === old } ? .pop : .push }

  var weakly: Weakly {
    Weakly(
      previous: previous.map { Weakly.Entry(controller: $0) }, added: added.map { Weakly.Entry(controller: $0) },
      removed: removed.map { Weakly.Entry(controller: $0) }, old: old)
  }
}
