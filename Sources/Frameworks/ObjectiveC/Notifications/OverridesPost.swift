/// A centre that overrides [post(_:)](https://developer.apple.com/documentation/foundation/notificationcenter/post(_:)).
public protocol OverridesPost: NotificationCenter {
  func windfallPostOverride(_ notification: Notification)
}

/// A centre that overrides [post(name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/post(name:object:)).
public protocol OverridesNamedPost: NotificationCenter {
  func windfallPostOverride(name aName: NSNotification.Name, object anObject: Any?)
}

/// A centre that overrides [post(name:object:userInfo:)](https://developer.apple.com/documentation/foundation/notificationcenter/post(name:object:userinfo:)).
public protocol OverridesPostWithInfo: NotificationCenter {
  func windfallPostOverride(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?)
}

/// A centre that overrides [addObserver(_:selector:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)).
public protocol OverridesSelectorObserver: NotificationCenter {
  func windfallAddObserverOverride(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
}

/// A centre that overrides [addObserver(forName:object:queue:using:)](https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)).
public protocol OverridesBlockObserver: NotificationCenter {
  func windfallAddObserverOverride(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
}

/// A centre that overrides [removeObserver(_:)](https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)).
public protocol OverridesObserverRemoval: NotificationCenter {
  func windfallRemoveObserverOverride(_ observer: Any)
}

/// A centre that overrides [removeObserver(_:name:object:)](https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)).
public protocol OverridesNamedObserverRemoval: NotificationCenter {
  func windfallRemoveObserverOverride(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
}
