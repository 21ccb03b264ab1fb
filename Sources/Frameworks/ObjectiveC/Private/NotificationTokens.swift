/// The registrations of one observer; they end with it.
final class NotificationTokens {
  static let key = AssociationKey()

  private struct Registration {
    let token: any NSObjectProtocol
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  private let lock = NSLock()
  private var registrations: [Registration] = []

  deinit {
    for registration in registrations { registration.center.removeObserver(registration.token as Any) }
  }

  func add(_ token: any NSObjectProtocol, center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let registration = Registration(token: token, center: center, name: name, object: object.map { $0 as AnyObject })
    lock.withLock { registrations.append(registration) }
  }

  /// Ends the registrations that fit what is named.
  func remove(center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let isMeant: (Registration) -> Bool = { registration in
      registration.center === center && (name == nil || name == registration.name)
        && (object == nil || object.map { $0 as AnyObject } === registration.object)
    }
    let ended = lock.withLock {
      let ended = registrations.filter(isMeant)
      registrations.removeAll(where: isMeant)
      return ended
    }
    for registration in ended { center.removeObserver(registration.token as Any) }
  }
}
