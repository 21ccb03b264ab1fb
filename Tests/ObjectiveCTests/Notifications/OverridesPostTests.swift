import ObjectiveC
import Testing

/// A centre as the lowering leaves it: what overrides on iOS is told of by protocols.
private final class SpyCenter: NotificationCenter, @unchecked Sendable {
  var log: [String] = []

  func windfallPostOverride(_ notification: Notification) {
    log.append("post \(notification.name.rawValue)")
    super.windfallPost(notification)
  }

  func windfallAddObserverOverride(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    log.append("add \(name?.rawValue ?? "any")")
    return super.windfallAddObserver(forName: name, object: obj, queue: queue, using: block)
  }

  func windfallAddObserverOverride(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    log.append("add \(aSelector)")
    super.windfallAddObserver(observer, selector: aSelector, name: aName, object: anObject)
  }

  func windfallRemoveObserverOverride(_ observer: Any) {
    log.append("remove")
    super.windfallRemoveObserver(observer)
  }
}

extension SpyCenter: OverridesPost, OverridesBlockObserver, OverridesSelectorObserver, OverridesObserverRemoval {}

/// A centre that tells nobody.
private final class DeafCenter: NotificationCenter, @unchecked Sendable {
  var log: [String] = []

  func windfallPostOverride(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    log.append("\(aName.rawValue) \(aUserInfo?.count ?? 0)")
  }
}

extension DeafCenter: OverridesPostWithInfo {}

private final class Listener: NSObject, MethodTableOwner {
  nonisolated(unsafe) var names: [String] = []

  func note(_ notification: Notification) { names.append(notification.name.rawValue) }

  static func windfallFill(_ table: MethodTable) {
    table.add(Selector("note:", method: Listener.note(_:)))
  }
}

/// What removes itself from the centre when it ends.
private final class Leaver: @unchecked Sendable {
  let onEnd: () -> Void

  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  deinit {
    NotificationCenter.default.removeObserver(self)
    onEnd()
  }
}

struct OverridesPostTests {
  @Test func `what ends with the block of an observer may remove observers`() {
    var ended = 0
    var leaver: Leaver? = Leaver { ended += 1 }
    let token = NotificationCenter.default.addObserver(forName: Notification.Name("Leave"), object: nil, queue: nil) {
      [leaver] _ in _ = leaver
    }
    leaver = nil
    #expect(ended == 0)
    NotificationCenter.default.removeObserver(token)
    #expect(ended == 1)
  }

  @Test func `a centre's own methods are called through its superclass, and call it`() {
    let spy = SpyCenter()
    let center: NotificationCenter = spy
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Notification.Name("a"), object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("a"), object: nil, userInfo: nil)
    center.post(Notification(name: Notification.Name("b")))
    #expect(spy.log == ["add a", "post a", "post b"] && count == 1)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil, userInfo: nil)
    #expect(spy.log.suffix(2) == ["remove", "post a"] && count == 1)
    let observer = Listener()
    center.addObserver(observer, selector: "note:", name: Notification.Name("c"), object: nil)
    center.post(name: Notification.Name("c"), object: nil, userInfo: nil)
    #expect(spy.log.suffix(2) == ["add note:", "post c"] && observer.names == ["c"])
    center.removeObserver(observer)
    center.post(name: Notification.Name("c"), object: nil, userInfo: nil)
    #expect(observer.names == ["c"])
  }

  @Test func `a centre that does not call its superclass tells nobody`() {
    let deaf = DeafCenter()
    let center: NotificationCenter = deaf
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("a"), object: nil, userInfo: ["b": 1])
    #expect(deaf.log == ["a 1"] && count == 0)
    center.removeObserver(token)
  }

  @Test func `a plain centre works as before`() {
    let center = NotificationCenter()
    nonisolated(unsafe) var names: [String] = []
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { names.append($0.name.rawValue) }
    center.post(name: Notification.Name("a"), object: self)
    center.removeObserver(token)
    center.post(name: Notification.Name("b"), object: self)
    #expect(names == ["a"])
  }
}
