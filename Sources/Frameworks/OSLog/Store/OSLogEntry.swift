import Foundation

/// See [OSLogEntry](https://developer.apple.com/documentation/oslog/oslogentry).
open class OSLogEntry: NSObject {
  /// See [OSLogEntry.StoreCategory](https://developer.apple.com/documentation/oslog/oslogentry/storecategory-swift.enum).
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  public let composedMessage: String
  public let date: Date
  public let storeCategory = StoreCategory.undefined

  init(composedMessage: String, date: Date) {
    self.composedMessage = composedMessage
    self.date = date
    super.init()
  }
}

/// See [OSLogEntryFromProcess](https://developer.apple.com/documentation/oslog/oslogentryfromprocess).
public protocol OSLogEntryFromProcess {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// See [OSLogEntryWithPayload](https://developer.apple.com/documentation/oslog/oslogentrywithpayload).
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// See [OSLogEntryLog](https://developer.apple.com/documentation/oslog/oslogentrylog).
///
/// Its format is the message: values are put in when a message is logged. There are no activities, and only the process
/// itself sends messages.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// See [OSLogEntryLog.Level](https://developer.apple.com/documentation/oslog/oslogentrylog/level-swift.enum).
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  public let formatString: String
  public let process: String
  public let processIdentifier: Int32
  public let sender: String
  public let threadIdentifier: UInt64
  public let activityIdentifier: UInt64 = 0

  init(_ message: LoggedMessage) {
    level = message.level
    subsystem = message.subsystem
    category = message.category
    formatString = message.text
    process = ProcessInfo.processInfo.processName
    processIdentifier = ProcessInfo.processInfo.processIdentifier
    sender = process
    threadIdentifier = message.thread
    super.init(composedMessage: message.text, date: message.date)
  }
}
