import WindfallCore

/// See [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment). Only images are shown.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that stands for an attachment in a text.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// Zero for the size of the image, standing on the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  func picture(color: UIColor, traits: UITraitCollection) -> TextPicture {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    let items = image?.displayItems(
      in: CGRect(origin: .zero, size: size), tintColor: color.displayColor(with: traits))
    return TextPicture(size: size, offset: bounds.minY, items: items ?? [])
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    let text = Unicode.Scalar(NSTextAttachment.character).map { String(Character($0)) } ?? ""
    self.init(string: text, attributes: [.attachment: attachment])
  }
}
