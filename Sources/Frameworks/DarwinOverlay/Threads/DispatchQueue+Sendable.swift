import Dispatch

// On iOS these are declared for code from before concurrency as well, so that Swift 6 warns of what a block captures. Here
// it would be an error.

extension DispatchQueue {
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, execute: work)
  }

  @preconcurrency public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, flags: flags, execute: work)
  }

  @preconcurrency public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: qos, execute: work)
  }

  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }
}
