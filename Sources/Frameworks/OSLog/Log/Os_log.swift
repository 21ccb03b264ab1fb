/// [os_log](https://developer.apple.com/documentation/os/os_log)
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

public func os_log(_ logType: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logType.label, level: logType.entryLevel, message.text)
}

/// The older form, with a format.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(type.label, level: type.entryLevel, LogFormat("\(message)").text(with: args))
}

@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {
  log.write(type.label, level: type.entryLevel, LogFormat("\(message)").text(with: args))
}
