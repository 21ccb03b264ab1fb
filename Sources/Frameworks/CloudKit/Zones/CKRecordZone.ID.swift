extension CKRecordZone {
  /// See [CKRecordZone.ID](https://developer.apple.com/documentation/cloudkit/ckrecordzone/id).
  open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)

    open private(set) var zoneName: String
    open private(set) var ownerName: String

    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      guard let name = coder.text("ZoneName"), let owner = coder.text("ownerName") else { return nil }
      zoneName = name
      ownerName = owner
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: zoneName, forKey: "ZoneName")
      coder.encode(text: ownerName, forKey: "ownerName")
    }

    open override var classForKeyedArchiver: AnyClass? { CKRecordZoneID.self }

    /// The object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(zoneName)
      hasher.combine(ownerName)
      return hasher.finalize()
    }

    open override var description: String {
      "<CKRecordZoneID: zoneName=\(zoneName), ownerName=\(ownerName)>"
    }
  }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName
