import Foundation

/// Work that is not marked `@Sendable`, or takes what is not `Sendable` with it: a warning with Swift 6 on iOS, as Dispatch
/// was there before concurrency, and an error with Dispatch's own functions on Linux.
///
/// The compiler takes these because they have fewer defaults. They have one where an app's own `async(execute:)` has none,
/// so that it is taken before them, as it is before Dispatch's.
extension DispatchQueue {
  @preconcurrency
  public func async(group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: group, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: qos, flags: [], execute: work)
  }

  @preconcurrency
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  @preconcurrency
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: qos, flags: flags, execute: work)
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
  }

  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: [], execute: work)
  }
  /// Work that need not be `Sendable`, for code that has seen to its safety itself.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @convention(block) () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @convention(block) () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }

  public func asyncAfterUnsafe(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @convention(block) () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
  }
}
