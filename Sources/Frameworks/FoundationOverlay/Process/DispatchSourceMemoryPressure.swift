import Foundation

/// [DispatchSourceMemoryPressure](https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure)
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent {
    // What Dispatch has added up, which for a source of such events is nothing.
    DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
  }
}

extension DispatchSource {
  /// [MemoryPressureEvent](https://developer.apple.com/documentation/dispatch/dispatchsource/memorypressureevent)
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// [makeMemoryPressureSource(eventMask:queue:)](https://developer.apple.com/documentation/dispatch/dispatchsource/makememorypressuresource(eventmask:queue:))
  ///
  /// The system is never short of memory here: the source has handlers for being registered and cancelled, and no event.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard let source = makeUserDataAddSource(queue: queue) as? any DispatchSourceMemoryPressure else {
      preconditionFailure("sources of Dispatch are all of one class")
    }
    return source
  }
}
