/// See [CKAsset](https://developer.apple.com/documentation/cloudkit/ckasset).
open class CKAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  open private(set) var fileURL: URL?

  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    fileURL = coder.object(NSURL.self, "AssetFileURL").map { $0 as URL }
    super.init()
  }

  open func encode(with coder: NSCoder) { coder.encode(object: fileURL.map { $0 as NSURL }, forKey: "AssetFileURL") }

  open override var description: String { "<CKAsset: path=\(fileURL?.path ?? "(null)")>" }
}
