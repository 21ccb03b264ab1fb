/// The calls that a spy has seen, in their order.
public final class CallLog: @unchecked Sendable {
  private let recorded = Guarded<[RecordedCall]>([])

  public init() {}

  /// Every call.
  public var all: [RecordedCall] { recorded.use { $0 } }

  /// The names of what was called.
  public var members: [String] { all.map(\.member) }

  public var count: Int { recorded.use { $0.count } }

  /// The calls of one member, such as `load(id:)`.
  public func of(_ member: String) -> [RecordedCall] { all.filter { $0.member == member } }

  /// Adds a call.
  public func record(_ member: String, _ arguments: [Any]) {
    recorded.use { $0.append(RecordedCall(member: member, arguments: arguments)) }
  }

  /// Forgets what was called so far.
  public func removeAll() {
    recorded.use { $0 = [] }
  }
}
