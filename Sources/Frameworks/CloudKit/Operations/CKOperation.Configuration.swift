extension CKOperation {
  /// See [CKOperation.Configuration](https://developer.apple.com/documentation/cloudkit/ckoperation/configuration-swift.class).
  open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      container = coder.text("ContainerIdentifier").map { CKContainer(identifier: $0) }
      qualityOfService = QualityOfService(rawValue: coder.decodeInteger(forKey: "QualityOfService")) ?? .default
      allowsCellularAccess = coder.decodeBool(forKey: "AllowsCellularAccess")
      isLongLived = coder.decodeBool(forKey: "LongLived")
      timeoutIntervalForRequest = coder.decodeDouble(forKey: "TimeoutIntervalForRequest")
      timeoutIntervalForResource = coder.decodeDouble(forKey: "TimeoutIntervalForResource")
      super.init()
    }

    open func encode(with coder: NSCoder) {
      coder.encode(text: container?.containerIdentifier, forKey: "ContainerIdentifier")
      coder.encode(qualityOfService.rawValue, forKey: "QualityOfService")
      coder.encode(allowsCellularAccess, forKey: "AllowsCellularAccess")
      coder.encode(isLongLived, forKey: "LongLived")
      coder.encode(timeoutIntervalForRequest, forKey: "TimeoutIntervalForRequest")
      coder.encode(timeoutIntervalForResource, forKey: "TimeoutIntervalForResource")
    }

    open override var classForKeyedArchiver: AnyClass? { CKOperationConfiguration.self }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.container = container
      copy.qualityOfService = qualityOfService
      copy.allowsCellularAccess = allowsCellularAccess
      copy.isLongLived = isLongLived
      copy.timeoutIntervalForRequest = timeoutIntervalForRequest
      copy.timeoutIntervalForResource = timeoutIntervalForResource
      return copy
    }
  }
}
