/// See [CLLocationSourceInformation](https://developer.apple.com/documentation/corelocation/cllocationsourceinformation).
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var isSimulatedBySoftware: Bool
  open private(set) var isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
    super.init()
  }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// See [CLFloor](https://developer.apple.com/documentation/corelocation/clfloor). No location here has one by itself.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open var level: Int { 0 }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
