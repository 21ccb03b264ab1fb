/// See [CKOperationGroup](https://developer.apple.com/documentation/cloudkit/ckoperationgroup).
open class CKOperationGroup: NSObject, NSSecureCoding, @unchecked Sendable {
  /// See [CKOperationGroup.TransferSize](https://developer.apple.com/documentation/cloudkit/ckoperationgroup/transfersize).
  public enum TransferSize: Int, Sendable {
    case unknown
    case kilobytes
    case megabytes
    case tensOfMegabytes
    case hundredsOfMegabytes
    case gigabytes
    case tensOfGigabytes
    case hundredsOfGigabytes
  }

  open private(set) var operationGroupID = UUID().uuidString
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  open var name: String?
  open var quantity = 0
  open var expectedSendSize = TransferSize.unknown
  open var expectedReceiveSize = TransferSize.unknown

  public override init() { super.init() }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let identifier = coder.text("OperationGroupID") else { return nil }
    operationGroupID = identifier
    defaultConfiguration = coder.object(CKOperation.Configuration.self, "DefaultConfiguration")
    name = coder.text("Name")
    quantity = coder.decodeInteger(forKey: "Quantity")
    expectedSendSize = TransferSize(rawValue: coder.decodeInteger(forKey: "ExpectedSendSize")) ?? .unknown
    expectedReceiveSize = TransferSize(rawValue: coder.decodeInteger(forKey: "ExpectedReceiveSize")) ?? .unknown
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(text: operationGroupID, forKey: "OperationGroupID")
    coder.encode(object: defaultConfiguration, forKey: "DefaultConfiguration")
    coder.encode(text: name, forKey: "Name")
    coder.encode(quantity, forKey: "Quantity")
    coder.encode(expectedSendSize.rawValue, forKey: "ExpectedSendSize")
    coder.encode(expectedReceiveSize.rawValue, forKey: "ExpectedReceiveSize")
  }
}
