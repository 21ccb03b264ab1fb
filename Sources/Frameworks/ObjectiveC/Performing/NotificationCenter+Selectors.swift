/// Observers that are told by a message, as in
/// [NotificationCenter](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)).
extension NotificationCenter {
  /// The observer is not kept alive, and need not be removed.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let observed = WeakObject(target)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target = observed.object else { return }
      _ = MethodTable.invoke(target: target, selector: selector, arguments: [notification])
    }
    let tokens = AssociatedValues.value(of: target, for: NotificationTokens.key.pointer, orNew: NotificationTokens.init)
    tokens.add(token, center: self, name: name, object: object)
  }

  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    let tokens = AssociatedValues.value(of: observer, for: NotificationTokens.key.pointer) as? NotificationTokens
    tokens?.remove(center: self, name: name, object: object)
    removeObserver(observer as Any, name: name, object: object)
  }
}
