import Foundation

/// Keeps the notifications that are posted from its creation on.
final class NotificationCollector: @unchecked Sendable {
  private let center: NotificationCenter
  private let lock = NSLock()
  private var stored: [Notification] = []
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in self?.take($0) }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }

  var observed: [Notification] { lock.withLock { stored } }

  private func take(_ notification: Notification) { lock.withLock { stored.append(notification) } }
}
