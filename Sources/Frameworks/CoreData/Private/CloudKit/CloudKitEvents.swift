import Synchronization

/// What the stores of a coordinator that are to be kept in step with iCloud have tried.
nonisolated final class CloudKitEvents: Sendable {
  private let events = Mutex<[NSPersistentCloudKitContainer.Event]>([])

  /// Where observers are told, and handlers are called.
  static let queue = DispatchQueue(label: "CloudKitEvents")

  /// The one that a device without an account reports, with this code and text.
  static var noAccount: NSError {
    let text = "Unable to initialize without an iCloud account (CKAccountStatusNoAccount)."
    return CoreDataError.make(134_400, [NSLocalizedFailureReasonErrorKey: text, NSLocalizedDescriptionKey: text])
  }

  /// The last state of each, the oldest first.
  var all: [NSPersistentCloudKitContainer.Event] { events.withLock { $0 } }

  /// Tries to set up a store, which takes an account.
  func setUp(_ store: NSPersistentStore, in container: NSPersistentCloudKitContainer) {
    let begun = NSPersistentCloudKitContainer.Event(beginning: .setup, of: store.identifier)
    Self.queue.async { [self] in
      events.withLock { $0.append(begun) }
      announce(begun, of: container)
      let ended = NSPersistentCloudKitContainer.Event(begun, failedWith: Self.noAccount)
      events.withLock { events in
        events.removeAll { $0.identifier == begun.identifier }
        events.append(ended)
      }
      announce(ended, of: container)
    }
  }

  private func announce(_ event: NSPersistentCloudKitContainer.Event, of container: NSPersistentCloudKitContainer) {
    NotificationCenter.default.post(
      name: NSPersistentCloudKitContainer.eventChangedNotification, object: container,
      userInfo: [NSPersistentCloudKitContainer.eventNotificationUserInfoKey: event])
  }
}
