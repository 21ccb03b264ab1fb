import WindfallCore

/// See [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment). Only images are shown.
open class NSTextAttachment: NSObject, UIAccessibilityContentSizeCategoryImageAdjusting, @unchecked Sendable {
  /// The character that stands for an attachment in a text.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// Zero for the size of the image, standing on the baseline.
  open var bounds = CGRect.zero
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
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

  /// The image, whatever the place: a text is drawn with no container and from its first character.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  func picture(color: UIColor, traits: UITraitCollection) -> TextPicture {
    let given = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    let size = traits.imageSize(given, isAdjusted: adjustsImageSizeForAccessibilityContentSizeCategory)
    let box = CGRect(origin: .zero, size: size)
    let items = image(forBounds: box, textContainer: nil, characterIndex: 0)?
      .displayItems(in: box, tintColor: color.displayColor(with: traits))
    return TextPicture(size: size, offset: bounds.minY, items: items ?? [])
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    let text = Unicode.Scalar(NSTextAttachment.character).map { String(Character($0)) } ?? ""
    self.init(string: text, attributes: [.attachment: attachment])
  }
}
