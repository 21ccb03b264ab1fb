import Foundation

extension NotificationCenter {
  /// See [notifications(named:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)).
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// See [Notifications](https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias AsyncIterator = Iterator

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Notifications are kept from here on, as many as eight, of which the latest are the ones that count.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Received.self, bufferingPolicy: .bufferingNewest(8))
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Received(notification: $0))
      }
      return Iterator(
        base: stream.makeAsyncIterator(), observation: Observation(center: center, observer: observer))
    }

    /// See [Notifications.Iterator](https://developer.apple.com/documentation/foundation/notificationcenter/notifications/iterator).
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Received>.Iterator
      fileprivate let observation: Observation

      public mutating func next() async -> Notification? { await next(isolation: nil) }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// Observes as long as an iterator lives.
private final class Observation: @unchecked Sendable {
  private let center: NotificationCenter
  private let observer: NSObjectProtocol

  init(center: NotificationCenter, observer: NSObjectProtocol) {
    (self.center, self.observer) = (center, observer)
  }

  deinit { center.removeObserver(observer) }
}

private struct Received: @unchecked Sendable {
  let notification: Notification
}
