import Foundation

/// See [OSLogStore](https://developer.apple.com/documentation/oslog/oslogstore).
///
/// Has the last ten thousand messages of the process, those of all levels.
open class OSLogStore: NSObject {
  /// See [OSLogStore.Scope](https://developer.apple.com/documentation/oslog/oslogstore/scope).
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// Of the process only; other scopes need an entitlement, also on iOS.
  public convenience init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    self.init()
  }

  private override init() { super.init() }

  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date().addingTimeInterval(-abs(seconds)))
  }

  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date().addingTimeInterval(seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The earliest first, or with `reverse` the latest.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let entries = LogHistory.messages.lazy.filter { message in
      guard let date = position?.date else { return true }
      return isReversed ? message.date <= date : message.date >= date
    }.map { OSLogEntryLog($0) }.filter { predicate?.evaluate(with: $0) ?? true }
    return isReversed ? AnySequence(Array(entries).reversed()) : AnySequence(Array(entries))
  }
}

/// See [OSLogPosition](https://developer.apple.com/documentation/oslog/oslogposition).
open class OSLogPosition: NSObject {
  let date: Date

  init(_ date: Date) {
    self.date = date
    super.init()
  }
}

/// See [OSLogEnumerator](https://developer.apple.com/documentation/oslog/oslogenumerator). A sequence gives its entries.
public enum OSLogEnumerator {
  /// See [OSLogEnumerator.Options](https://developer.apple.com/documentation/oslog/oslogenumerator/options).
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = Options(rawValue: 1 << 0)
  }
}
