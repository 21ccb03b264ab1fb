@_exported import DarwinOverlay
@_exported import Foundation

/// [OSLog](https://developer.apple.com/documentation/os/oslog)
///
/// Messages go to standard error, one by one, in the form `[subsystem:category] level: message`; without subsystem and
/// category the brackets are left out.
public final class OSLog: Sendable {
  /// [OSLog.Category](https://developer.apple.com/documentation/os/oslog/category)
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isOn: Bool

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isOn: true)
  }

  public static let `default` = OSLog(subsystem: "", category: "", isOn: true)
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  public var signpostsEnabled: Bool { isOn }

  public func isEnabled(type: OSLogType) -> Bool { isOn }

  /// Writes one message, unless the log is disabled.
  func write(_ label: String, _ message: @autoclosure () -> String) {
    guard isOn else { return }
    let origin = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    LogOutput.write("\(origin)\(label): \(message())\n")
  }
}
