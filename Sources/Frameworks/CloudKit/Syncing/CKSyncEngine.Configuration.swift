extension CKSyncEngine {
  /// See [CKSyncEngine.Configuration](https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5/configuration).
  public struct Configuration: Sendable {
    public var database: CKDatabase
    public var stateSerialization: State.Serialization?
    public var delegate: any CKSyncEngineDelegate
    public var automaticallySync = true
    public var subscriptionID: CKSubscription.ID?

    public init(
      database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      self.delegate = delegate
    }
  }
}
