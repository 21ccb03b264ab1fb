/// See [CKRecordZone](https://developer.apple.com/documentation/cloudkit/ckrecordzone).
open class CKRecordZone: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// See [CKRecordZone.Capabilities](https://developer.apple.com/documentation/cloudkit/ckrecordzone/capabilities-swift.struct).
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let fetchChanges = Capabilities(rawValue: 1 << 0)
    public static let atomic = Capabilities(rawValue: 1 << 1)
    public static let sharing = Capabilities(rawValue: 1 << 2)
    public static let zoneWideSharing = Capabilities(rawValue: 1 << 3)
  }

  open private(set) var zoneID: ID
  /// None, as long as the server has not said any.
  open private(set) var capabilities: Capabilities = []
  open private(set) var share: CKRecord.Reference?

  public init(zoneName: String) {
    zoneID = ID(zoneName: zoneName)
    super.init()
  }

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let zoneID = coder.object(ID.self, "ZoneID") else { return nil }
    self.zoneID = zoneID
    capabilities = Capabilities(rawValue: UInt(clamping: coder.decodeInteger(forKey: "Capabilities")))
    share = coder.object(CKRecord.Reference.self, "ShareReference")
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(object: zoneID, forKey: "ZoneID")
    coder.encode(Int(clamping: capabilities.rawValue), forKey: "Capabilities")
    coder.encode(object: share, forKey: "ShareReference")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecordZone(zoneID: zoneID)
    copy.capabilities = capabilities
    copy.share = share
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CKRecordZone)?.zoneID == zoneID }

  open override var hash: Int { zoneID.hash }

  open override var description: String {
    "<CKRecordZone: zoneID=\(zoneID.zoneName):\(zoneID.ownerName), capabilities=\(capabilities.rawValue)>"
  }
}
