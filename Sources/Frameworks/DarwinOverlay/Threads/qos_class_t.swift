import Dispatch

/// [qos_class_t](https://developer.apple.com/documentation/dispatch/qos_class_t)
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var QOS_CLASS_USER_INTERACTIVE: qos_class_t { qos_class_t(0x21) }
public var QOS_CLASS_USER_INITIATED: qos_class_t { qos_class_t(0x19) }
public var QOS_CLASS_DEFAULT: qos_class_t { qos_class_t(0x15) }
public var QOS_CLASS_UTILITY: qos_class_t { qos_class_t(0x11) }
public var QOS_CLASS_BACKGROUND: qos_class_t { qos_class_t(0x09) }
public var QOS_CLASS_UNSPECIFIED: qos_class_t { qos_class_t(0) }

/// The class of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Linux has no classes: every thread but the main one has the default.
public func qos_class_self() -> qos_class_t { pthread_main_np() != 0 ? qos_class_main() : QOS_CLASS_DEFAULT }

extension DispatchQoS.QoSClass {
  public init?(rawValue: qos_class_t) {
    let classes: [DispatchQoS.QoSClass] = [
      .userInteractive, .userInitiated, .default, .utility, .background, .unspecified,
    ]
    guard let found = classes.first(where: { $0.rawValue as qos_class_t == rawValue }) else { return nil }
    self = found
  }

  public var rawValue: qos_class_t {
    switch self {
    case .userInteractive: QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: QOS_CLASS_USER_INITIATED
    case .default: QOS_CLASS_DEFAULT
    case .utility: QOS_CLASS_UTILITY
    case .background: QOS_CLASS_BACKGROUND
    default: QOS_CLASS_UNSPECIFIED
    }
  }
}
