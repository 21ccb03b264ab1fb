import UIKit

/// The views that want the URLs that the app is opened with.
@MainActor
final class URLReceivers {
  static let shared = URLReceivers()

  private struct WeakReceiver {
    weak var receiver: (any URLReceiver)?
  }

  private var receivers: [WeakReceiver] = []

  func add(_ receiver: any URLReceiver) { receivers.append(WeakReceiver(receiver: receiver)) }

  /// Hands a URL to all of them; false if there are none.
  func receive(_ url: URL) -> Bool {
    receivers.removeAll { $0.receiver?.isAlive != true }
    let living = receivers
    for entry in living { entry.receiver?.receive(url) }
    return !living.isEmpty
  }
}
