import Synchronization

extension CKSyncEngine {
  /// See [CKSyncEngine.State](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/state-swift.class).
  public final class State: Sendable {
    private let pending: Mutex<PendingChanges>
    private let update: @Sendable (Serialization) -> Void

    init(_ serialization: Serialization?, update: @escaping @Sendable (Serialization) -> Void) {
      pending = Mutex(serialization?.pending ?? PendingChanges())
      self.update = update
    }

    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { pending.withLock { $0.records } }
    public var pendingDatabaseChanges: [PendingDatabaseChange] { pending.withLock { $0.zones } }

    /// None: nothing is known of the server.
    public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

    public var hasPendingUntrackedChanges: Bool {
      get { pending.withLock { $0.hasUntracked } }
      set { change { $0.hasUntracked = newValue } }
    }

    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      change { for change in pendingRecordZoneChanges { $0.add(change) } }
    }

    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      change { $0.records.removeAll { pendingRecordZoneChanges.contains($0) } }
    }

    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      change { for change in pendingDatabaseChanges { $0.add(change) } }
    }

    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      change { $0.zones.removeAll { pendingDatabaseChanges.contains($0) } }
    }

    /// Updates are told in the order of the changes.
    private func change(_ body: (inout PendingChanges) -> Void) {
      pending.withLock { pending in
        body(&pending)
        update(Serialization(pending: pending))
      }
    }
  }
}

extension CKSyncEngine.State {
  /// See [CKSyncEngine.State.Serialization](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/state-swift.class/serialization).
  public struct Serialization: Codable, Sendable {
    let pending: PendingChanges

    init(pending: PendingChanges) { self.pending = pending }

    public init(from decoder: any Decoder) throws { pending = try PendingChanges(from: decoder) }

    public func encode(to encoder: any Encoder) throws { try pending.encode(to: encoder) }
  }
}
