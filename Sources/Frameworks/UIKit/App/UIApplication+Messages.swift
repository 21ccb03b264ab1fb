import Synchronization

/// What notifications of the application are as messages, which are observed by their types.
extension UIApplication {
  /// See [UIApplication.DidBecomeActiveMessage](https://developer.apple.com/documentation/uikit/uiapplication/didbecomeactivemessage).
  public struct DidBecomeActiveMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

    public init() {}
  }

  /// See [UIApplication.WillResignActiveMessage](https://developer.apple.com/documentation/uikit/uiapplication/willresignactivemessage).
  public struct WillResignActiveMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }

    public init() {}
  }

  /// See [UIApplication.DidEnterBackgroundMessage](https://developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundmessage).
  public struct DidEnterBackgroundMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

    public init() {}
  }

  /// See [UIApplication.WillEnterForegroundMessage](https://developer.apple.com/documentation/uikit/uiapplication/willenterforegroundmessage).
  public struct WillEnterForegroundMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

    public init() {}
  }

  /// See [UIApplication.WillTerminateMessage](https://developer.apple.com/documentation/uikit/uiapplication/willterminatemessage).
  public struct WillTerminateMessage: _ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willTerminateNotification }

    public init() {}
  }
}

/// A message that says nothing but that it was sent.
public protocol _ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
  /// What the notification is called; Foundation keeps its own requirement to itself.
  static var name: Notification.Name { get }

  init()
}

extension _ApplicationMessage {
  public static func makeMessage(_ notification: Notification) -> Self? { Self() }

  /// On Linux, Foundation does not make messages of notifications: whoever names one lets UIKit do it.
  fileprivate static var identifier: NotificationCenter.BaseMessageIdentifier<Self> {
    guard MessageBridge.begins(with: Self.self) else { return .init() }
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let application = notification.object as? UIApplication else { return }
      MainActor.fromAnyQueue { NotificationCenter.default.post(Self(), subject: application) }
    }
    return .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: Self { UIApplication.DidBecomeActiveMessage.identifier }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: Self { UIApplication.WillResignActiveMessage.identifier }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { UIApplication.DidEnterBackgroundMessage.identifier }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { UIApplication.WillEnterForegroundMessage.identifier }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: Self { UIApplication.WillTerminateMessage.identifier }
}

/// Which messages are made of notifications already.
private enum MessageBridge {
  private static let known = Mutex<Set<ObjectIdentifier>>([])

  static func begins(with type: Any.Type) -> Bool { known.withLock { $0.insert(ObjectIdentifier(type)).inserted } }
}
