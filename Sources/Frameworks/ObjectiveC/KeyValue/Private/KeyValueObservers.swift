import Synchronization

/// All observations of the process, by the objects that they depend on.
@_spi(Windfall) public enum KeyValueObservers {
  private struct State: @unchecked Sendable {
    var byObject: [ObjectIdentifier: [KeyValueObserver]] = [:]
    var compared: [KeyValueObserver] = []
    var isComparing = false
    /// The properties that are set for a change which is told of in another way.
    var muted: [(object: ObjectIdentifier, key: String)] = []
  }

  private static let state = Mutex(State())
  private static let count = Atomic(0)
  private static let comparedCount = Atomic(0)

  /// Whether anything is observed; setters ask nothing else while nothing is.
  static var isActive: Bool { count.load(ordering: .relaxed) > 0 }

  /// The same for frameworks, whose setters then save themselves the name.
  public static var areActive: Bool { isActive }

  // MARK: - Adding and removing

  static func add(_ observer: KeyValueObserver) {
    count.add(1, ordering: .relaxed)
    connect(observer)
    if observer.options.contains(.initial) { observer.tell(old: nil, isInitial: true) }
    observer.last = observer.isCompared ? observer.read() : nil
  }

  static func remove(_ observer: KeyValueObserver) {
    guard observer.isActive else { return }
    observer.isActive = false
    disconnect(observer)
    count.subtract(1, ordering: .relaxed)
  }

  static func remove(of object: AnyObject, path: String, target: AnyObject, context: UnsafeMutableRawPointer??) {
    let found = state.withLock { state in
      let named = state.byObject[ObjectIdentifier(object)]?.filter { observer in
        guard observer.path == path, let other = observer.target else { return false }
        return other.object == ObjectIdentifier(target) && (context.map { $0 == other.context } ?? true)
      }
      // An object that ends takes its observers away when no weak reference leads to it any more.
      return Found(observer: named?.last { $0.root.object === object } ?? named?.last { $0.root.object == nil })
    }
    guard let observer = found.observer else {
      KeyValueProblem.stop(
        "NSRangeException",
        "Cannot remove an observer \(KeyValueProblem.name(of: target))] for the key path \"\(path)\" from "
          + "\(KeyValueProblem.name(of: object))] because it is not registered as an observer.")
    }
    remove(observer)
  }

  private struct Found: @unchecked Sendable {
    let observer: KeyValueObserver?
  }

  private struct FoundAll: @unchecked Sendable {
    let observers: [KeyValueObserver]
  }

  // MARK: - Changes

  static func willChange(_ object: AnyObject, _ key: String) {
    for observer in observers(of: object, key) {
      let old = observer.read()
      observer.pending.append(old)
      if observer.options.contains(.prior) { observer.tell(old: old, isPrior: true) }
    }
  }

  static func didChange(_ object: AnyObject, _ key: String) {
    for observer in observers(of: object, key) {
      let old = observer.pending.popLast() ?? nil
      if observer.keys.count > 1 { reconnect(observer) }
      if observer.isCompared { observer.last = observer.read() }
      observer.tell(old: old)
    }
  }

  /// Compares what is observed of frameworks with what it was; called wherever something may have changed.
  @inline(__always)
  public static func compare() {
    if comparedCount.load(ordering: .relaxed) > 0 { compareAll() }
  }

  /// The same for one object only, on any thread.
  public static func compare(_ object: AnyObject) {
    guard comparedCount.load(ordering: .relaxed) > 0 else { return }
    let identifier = ObjectIdentifier(object)
    let found = state.withLock { FoundAll(observers: $0.byObject[identifier] ?? []) }.observers
    for observer in found where observer.isActive && observer.isCompared {
      let (old, new) = (observer.last, observer.read())
      guard !ValueComparison.areEqual(old, new) else { continue }
      observer.last = new
      if observer.keys.count > 1 { reconnect(observer) }
      observer.tell(old: old)
    }
  }

  private static func compareAll() {
    let all = state.withLock { state -> FoundAll in
      if state.isComparing { return FoundAll(observers: []) }
      state.isComparing = true
      return FoundAll(observers: state.compared)
    }.observers
    guard !all.isEmpty else { return }
    var changed: [(observer: KeyValueObserver, old: Any?)] = []
    for observer in all where observer.isActive {
      if observer.root.object == nil {
        remove(observer)
        continue
      }
      let (old, new) = (observer.last, observer.read())
      guard !ValueComparison.areEqual(old, new) else { continue }
      observer.last = new
      changed.append((observer, old))
    }
    state.withLock { $0.isComparing = false }
    for (observer, old) in changed {
      if observer.keys.count > 1 { reconnect(observer) }
      observer.tell(old: old)
    }
  }

  static func observers(of object: AnyObject, _ key: String) -> [KeyValueObserver] {
    let identifier = ObjectIdentifier(object)
    let found = state.withLock { state in
      let isMuted = state.muted.contains { $0.object == identifier && $0.key == key }
      return FoundAll(observers: isMuted ? [] : state.byObject[identifier] ?? [])
    }
    return found.observers.filter { observer in
      observer.steps.contains { step in
        step.identifier == identifier && step.object.object === object
          && (step.key == key || step.key.withoutIs == key || step.key == key.withoutIs)
      }
    }
  }

  /// Keeps silent of a property while something is done.
  static func mute(_ object: AnyObject, _ key: String, while body: () -> Void) {
    let identifier = ObjectIdentifier(object)
    state.withLock { $0.muted.append((identifier, key)) }
    body()
    state.withLock { state in
      let last = state.muted.lastIndex { $0.object == identifier && $0.key == key }
      if let last { state.muted.remove(at: last) }
    }
  }

  // MARK: - Paths

  static func reconnect(_ observer: KeyValueObserver) {
    disconnect(observer)
    if observer.isActive { connect(observer) }
  }

  private static func connect(_ observer: KeyValueObserver) {
    let path = ObservedPath(observer)
    observer.steps = path.steps
    observer.isCompared = path.isCompared
    state.withLock { state in
      for identifier in Set(observer.steps.map(\.identifier)) {
        state.byObject[identifier, default: []].append(observer)
      }
      if observer.isCompared { state.compared.append(observer) }
      comparedCount.store(state.compared.count, ordering: .relaxed)
    }
  }

  private static func disconnect(_ observer: KeyValueObserver) {
    let removed = state.withLock { state -> FoundAll in
      let all = FoundAll(observers: state.compared)
      for identifier in Set(observer.steps.map(\.identifier)) {
        state.byObject[identifier]?.removeAll { $0 === observer }
        if state.byObject[identifier]?.isEmpty == true { state.byObject.removeValue(forKey: identifier) }
      }
      state.compared.removeAll { $0 === observer }
      comparedCount.store(state.compared.count, ordering: .relaxed)
      return all
    }
    withExtendedLifetime(removed) {}
  }
}
