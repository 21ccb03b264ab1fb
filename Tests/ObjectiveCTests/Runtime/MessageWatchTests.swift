import Foundation
@testable import ObjectiveC
import Testing

/// Open, as other images have to see its methods; each test watches a class of its own, since a class stays watched.
open class Mailbox: NSObject {
  open func take(_ count: Int, of name: String, from sender: Mailbox?, urgent: Bool) -> String {
    log.append("take")
    return "\(count) \(name) \(sender != nil) \(urgent)"
  }
  open func move(to point: CGPoint, by angle: Double, _ step: Int) -> CGRect {
    CGRect(x: point.x, y: point.y, width: angle, height: Double(step))
  }
  open func open(completion: (() -> Void)?) { completion?() }
  open func sort(_ names: [NSString], by key: Notification.Name, at path: IndexPath) -> Int { names.count + path.count }
  open func stamp(_ stamp: any CustomStringConvertible) {}
  open var owner: String? = "nobody"
  var log: [String] = []
}
open class WatchedMailbox: Mailbox {}
open class MovedMailbox: Mailbox {}
open class SharedMailbox: Mailbox {}
open class KeptMailbox: Mailbox {}
private class HiddenMailbox: Mailbox {
  override func take(_ count: Int, of name: String, from sender: Mailbox?, urgent: Bool) -> String {
    log.append("hidden")
    return super.take(count + 1, of: name, from: sender, urgent: urgent)
  }
}

/// What listens, by object.
private final class Ears: @unchecked Sendable {
  var heard: [ObjectIdentifier: [(String, [Any])]] = [:]
  weak var box: Mailbox?

  func listen(to object: AnyObject) -> MessageWatch.Listener? {
    let key = ObjectIdentifier(object)
    guard heard[key] != nil else { return nil }
    return MessageWatch.Listener(
      willBeSent: { [weak self] in self?.note("before", $0, key) },
      wasSent: { [weak self] in self?.note("after", $0, key) })
  }

  private func note(_ time: String, _ arguments: [Any], _ key: ObjectIdentifier) {
    heard[key, default: []].append((time, arguments))
    box?.log.append(time)
  }
}

@Suite("Messages that are watched") struct MessageWatchTests {
  private let take = Selector("take:of:from:urgent:")

  @Test func `The listener is told before and after, with what the method is called with`() throws {
    let (box, other, sender, ears) = (WatchedMailbox(), WatchedMailbox(), Mailbox(), Ears())
    ears.heard[ObjectIdentifier(box)] = []
    ears.box = box
    try MessageWatch.begin(take, to: box, listener: ears.listen)
    try MessageWatch.begin(take, to: other, listener: ears.listen)
    let results = [box, other].map { $0.take(7, of: "letters", from: sender, urgent: true) }
    #expect(results == ["7 letters true true", "7 letters true true"])
    #expect(box.log == ["before", "take", "after"] && other.log == ["take"])
    let heard = try #require(ears.heard[ObjectIdentifier(box)])
    #expect(heard.map(\.0) == ["before", "after"])
    for (_, arguments) in heard {
      #expect(arguments.count == 4 && arguments[0] as? Int == 7 && arguments[1] as? String == "letters")
      #expect(arguments[2] as? Mailbox === sender && arguments[3] as? Bool == true)
    }
    _ = box.take(1, of: "", from: nil, urgent: false)
    let last = try #require(ears.heard[ObjectIdentifier(box)]?.last?.1)
    #expect(last[2] is NSNull && last[3] as? Bool == false)
  }

  @Test func `Numbers with a fraction have registers of their own, also where they are returned`() throws {
    let (box, ears) = (MovedMailbox(), Ears())
    ears.heard[ObjectIdentifier(box)] = []
    try MessageWatch.begin(Selector("moveTo:by::"), to: box, listener: ears.listen)
    #expect(box.move(to: CGPoint(x: 1, y: 2), by: 0.5, 3) == CGRect(x: 1, y: 2, width: 0.5, height: 3))
    let arguments = try #require(ears.heard[ObjectIdentifier(box)]?.first?.1)
    #expect(arguments[0] as? CGPoint == CGPoint(x: 1, y: 2) && arguments[1] as? Double == 0.5)
    #expect(arguments[2] as? Int == 3)
  }

  @Test func `Closures pass, lists and names are read, setters have one argument`() throws {
    let (box, ears) = (SharedMailbox(), Ears())
    ears.heard[ObjectIdentifier(box)] = []
    try MessageWatch.begin(Selector("openWithCompletion:"), to: box, listener: ears.listen)
    try MessageWatch.begin(Selector("sort:by:at:"), to: box, listener: ears.listen)
    try MessageWatch.begin(Selector("setOwner:"), to: box, listener: ears.listen)
    var isOpen = false
    box.open { isOpen = true }
    box.open(completion: nil)
    #expect(box.sort(["a", "b"], by: .init("size"), at: IndexPath(indexes: [1, 2, 3])) == 5)
    box.owner = "me"
    box.owner = nil
    #expect(isOpen && box.owner == nil)
    let heard = try #require(ears.heard[ObjectIdentifier(box)]).filter { $0.0 == "after" }.map(\.1)
    #expect(heard.count == 5)
    #expect(heard[0][0] is UnreadableArgument && heard[1][0] is NSNull)
    #expect(heard[2][0] as? [NSString] == ["a", "b"] && heard[2][1] as? Notification.Name == .init("size"))
    #expect(heard[2][2] as? IndexPath == IndexPath(indexes: [1, 2, 3]))
    #expect(heard[3][0] as? String == "me" && heard[4][0] is NSNull)
  }

  @Test func `An override that nobody else sees is told of once`() throws {
    // The compiler calls methods of a private class directly.
    let (box, ears): (Mailbox, Ears) = (HiddenMailbox(), Ears())
    ears.heard[ObjectIdentifier(box)] = []
    ears.box = box
    try MessageWatch.begin(take, to: box, listener: ears.listen)
    try MessageWatch.begin(take, to: box, listener: ears.listen)
    #expect(box.take(1, of: "x", from: nil, urgent: false) == "2 x false false")
    #expect(box.log == ["before", "hidden", "take", "after"])
  }

  @Test func `What cannot be watched is an error`() {
    func failure(_ name: String) -> String {
      do { try MessageWatch.begin(Selector(name), to: Mailbox()) { _ in nil } } catch let failure {
        return "\(failure)"
      }
      return ""
    }
    #expect(failure("noSuchMethod") == "notImplemented")
    #expect(failure("stamp:").hasPrefix("unreadable(\"ObjectiveCTests.Mailbox.stamp("))
  }

  @Test func `Many calls leave no object behind`() throws {
    weak var gone: Mailbox?
    let ears = Ears()
    do {
      let box = KeptMailbox()
      gone = box
      ears.heard[ObjectIdentifier(box)] = []
      try MessageWatch.begin(take, to: box, listener: ears.listen)
      for count in 0..<100 { _ = box.take(count, of: "a name that is no small string", from: box, urgent: true) }
      #expect(ears.heard[ObjectIdentifier(box)]?.isEmpty == false)
      ears.heard = [:]
    }
    #expect(gone == nil)
  }
}
