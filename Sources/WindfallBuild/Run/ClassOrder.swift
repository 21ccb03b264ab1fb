import WindfallCore

/// Puts the events of groups of classes that run side by side into the order in which one process would send them.
///
/// What happens in the first class that is not over is handed on at once, and the rest when its turn comes.
struct ClassOrder {
  private var order: [TestIdentifier]
  private var head = 0
  private var held: [TestIdentifier: [TestEvent]] = [:]
  /// The class that each group is in.
  private var current: [Int: TestIdentifier] = [:]
  private var over: Set<TestIdentifier> = []
  /// What is wrong with the bundle or the launch each process tells.
  private var told: Set<TestIssue> = []

  /// The classes as one process would run them.
  init(_ order: [TestIdentifier]) { self.order = order }

  /// Takes an event of a group; answers what can be handed on now.
  mutating func take(_ event: TestEvent, of group: Int) -> [TestEvent] {
    switch event {
    case .runStarted, .targetStarted, .targetFinished, .runEnded: return []
    case .issueRecorded(let issue) where issue.test.method == nil:
      guard told.insert(issue).inserted else { return [] }
    case .classStarted(let name):
      var ready: [TestEvent] = []
      if let last = current[group], last != name {
        over.insert(last)
        ready = advance()
      }
      current[group] = name
      return ready + add(event, to: name)
    default: break
    }
    guard let name = current[group] else { return [event] }
    return add(event, to: name)
  }

  /// Notes that a group has ended; answers what can be handed on now.
  mutating func end(_ group: Int) -> [TestEvent] {
    guard let last = current.removeValue(forKey: group) else { return [] }
    over.insert(last)
    return advance()
  }

  /// All that is left, at the end.
  mutating func finish() -> [TestEvent] {
    defer { held = [:] }
    return order.dropFirst(head).flatMap { held[$0] ?? [] }
  }

  private mutating func add(_ event: TestEvent, to name: TestIdentifier) -> [TestEvent] {
    let place = order.firstIndex(of: name) ?? 0
    if place <= head { return [event] }
    held[name, default: []].append(event)
    return []
  }

  /// Goes on to the first class that is not over.
  private mutating func advance() -> [TestEvent] {
    var ready: [TestEvent] = []
    while head < order.count, over.contains(order[head]) {
      head += 1
      if head < order.count { ready += held.removeValue(forKey: order[head]) ?? [] }
    }
    return ready
  }
}
