import Foundation

/// [XCTAttachment](https://developer.apple.com/documentation/xctest/xctattachment)
open class XCTAttachment: NSObject {
  /// [XCTAttachment.Lifetime](https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum)
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// [XCTAttachment.ImageQuality](https://developer.apple.com/documentation/xctest/xctattachment/imagequality-swift.enum)
  ///
  /// What is not kept as it is becomes a JPEG.
  public enum ImageQuality: Int, Sendable {
    case original = 0
    case medium = 1
    case low = 2
  }

  public let uniformTypeIdentifier: String
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  open var lifetime = Lifetime.deleteOnSuccess
  private let makePayload: () -> Data

  /// Made when it is asked for: few attachments are kept.
  @_spi(Windfall) public var payload: Data { makePayload() }

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
    let payload = payload ?? Data()
    makePayload = { payload }
  }

  @_spi(Windfall) public init(uniformTypeIdentifier: String, makePayload: @escaping () -> Data) {
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.makePayload = makePayload
  }

  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// A file that cannot be read is recorded as a failure of the test.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: "public.data")
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: Self.payload(of: "the file \(url.path)") { try Data(contentsOf: url) })
  }

  /// An object that property lists cannot hold is recorded as a failure of the test.
  public convenience init(plistObject object: Any) {
    self.init(
      uniformTypeIdentifier: "com.apple.property-list", name: nil,
      payload: Self.payload(of: "the property list") {
        try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
      })
  }

  /// An object that cannot be archived is recorded as a failure of the test.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: nil,
      payload: Self.payload(of: "the object") {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      })
  }

  private static func payload(of what: String, _ make: () throws -> Data) -> Data? {
    do {
      return try make()
    } catch {
      CurrentTest.record("Failed to attach \(what): \(error)")
      return nil
    }
  }
}

extension CurrentTest {
  static func attach(_ attachment: XCTAttachment) {
    if let recorder {
      recorder.attach(attachment)
    } else {
      print(
        "Added attachment \(attachment.name ?? attachment.uniformTypeIdentifier), \(attachment.payload.count) bytes")
    }
  }
}
