/// See [ASIdentifierManager](https://developer.apple.com/documentation/adsupport/asidentifiermanager).
///
/// The identifier is made of zeros, as on a simulator.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  open var isAdvertisingTrackingEnabled: Bool { false }
}
