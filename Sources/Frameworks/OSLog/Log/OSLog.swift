@_exported import DarwinOverlay
@_exported import Foundation

/// [OSLog](https://developer.apple.com/documentation/os/oslog)
///
/// Messages go to standard error, one by one, in the form `[subsystem:category] level: message`; without subsystem and
/// category the brackets are left out. ``OSLogStore`` reads them.
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
  ///
  /// Signposts have no level, and are not kept.
  func write(_ label: String, level: OSLogEntryLog.Level? = nil, _ message: @autoclosure () -> String) {
    guard isOn else { return }
    let origin = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    let text = message()
    LogOutput.write("\(origin)\(label): \(text)\n")
    guard let level else { return }
    LogHistory.keep(LoggedMessage(subsystem: subsystem, category: category, level: level, text: text))
  }
}

/// [OSLogType](https://developer.apple.com/documentation/os/oslogtype)
///
/// Messages of all levels are written.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// How a message of this level begins.
  var label: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  var entryLevel: OSLogEntryLog.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}

/// [OSLogInterpolation](https://developer.apple.com/documentation/os/osloginterpolation)
///
/// The attributes, which tell Apple's tools how to show a value, change nothing.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(value(), align, privacy)
  }

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(of: number()), align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(of: number()), align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: value()), .none, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(value().description, align, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append("\(error())", .none, privacy)
  }

  public mutating func appendInterpolation(
    _ type: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append("\(type())", align, privacy)
  }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.pad(privacy.show(value))
  }
}
