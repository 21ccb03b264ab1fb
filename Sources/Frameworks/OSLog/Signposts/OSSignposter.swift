/// [OSSignposter](https://developer.apple.com/documentation/os/ossignposter)
///
/// Signposts are written like messages, with the level `signpost`: `[subsystem:category] signpost: begin Name text`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  public init(logHandle: OSLog) { log = logHandle }

  public init(logger: Logger) { log = logger.log }

  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    log.writeSignpost("begin", name)
    return OSSignpostIntervalState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.writeSignpost("begin", name, message.text)
    return OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.writeSignpost("end", name)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    log.writeSignpost("end", name, message.text)
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.writeSignpost("event", name) }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    log.writeSignpost("event", name, message.text)
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}
