/// Actions that are undone together, the last one first.
struct UndoGroup {
  struct Action {
    /// Told apart by its address, and not kept alive.
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  var actions: [Action] = []
  var name = ""

  mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target } }
}
