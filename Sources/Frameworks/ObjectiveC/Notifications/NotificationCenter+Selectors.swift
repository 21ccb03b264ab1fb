/// Observers that are told by a message, as in
/// [NotificationCenter](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)).
extension NotificationCenter {
  /// The observer is not kept alive, and need not be removed.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    if !isPlain, let override = self as? any OverridesSelectorObserver {
      return override.windfallAddObserverOverride(observer, selector: selector, name: name, object: object)
    }
    windfallAddObserver(observer, selector: selector, name: name, object: object)
  }

  /// What an override calls of `super`.
  public func windfallAddObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = observer as AnyObject
    let observed = WeakObject(target)
    let token = windfallAddObserver(forName: name, object: object, queue: nil) { notification in
      guard let target = observed.object else { return }
      _ = MethodTable.invoke(target: target, selector: selector, arguments: [notification])
    }
    let tokens = AssociatedValues.value(of: target, for: NotificationTokens.key.pointer, orNew: NotificationTokens.init)
    tokens.add(token, center: self, name: name, object: object)
  }

  /// What an override calls of `super`.
  public func windfallRemoveObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    let observer = observer as AnyObject
    let tokens = AssociatedValues.value(of: observer, for: NotificationTokens.key.pointer)
    (tokens as? NotificationTokens)?.remove(center: self, name: name, object: object)
    let held = AssociatedValues.value(of: observer, for: ObserverBlock.key.pointer)
    AssociatedValues.set(nil, of: observer, for: ObserverBlock.key.pointer)
    withExtendedLifetime(held) { OriginalNotificationCenter(self).removeObserver(observer, name, object) }
  }
}
