import Foundation

/// What a document of one of the known types says.
struct TextDocument {
  /// `NSTextReadInapplicableDocumentTypeError`
  static let unknownType = NSError(domain: NSCocoaErrorDomain, code: 65806)

  let type: NSAttributedString.DocumentType
  let encoding: String.Encoding
  let text: NSAttributedString

  /// The type is told from the beginning, where nobody says it.
  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let named =
      options[.documentType] as? NSAttributedString.DocumentType
      ?? (options[.documentType] as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
    type = named ?? (data.starts(with: Data("{\\rtf".utf8)) ? .rtf : .plain)
    let number =
      options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
      ?? (options[.characterEncoding] as? String.Encoding)?.rawValue
    encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    let base = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain:
      guard let string = String(data: data, encoding: encoding) else { throw Self.unknownType }
      text = NSAttributedString(string: string, attributes: base)
    case .html:
      guard let source = String(data: data, encoding: encoding) else { throw Self.unknownType }
      var reader = HypertextReader(source, base)
      text = reader.read()
    case .rtf:
      guard var reader = RichTextReader(data, base) else { throw Self.unknownType }
      text = reader.read()
    default: throw Self.unknownType
    }
  }
}

/// How a stretch of a document looks.
struct DocumentStyle: Equatable {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var size: CGFloat = 12
  var link: URL?

  /// Of the part of a text that begins there.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      isBold = traits.contains(.traitBold)
      isItalic = traits.contains(.traitItalic)
      size = font.pointSize
    }
    isUnderlined = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0
    isStruck = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0 != 0
    link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  init() {}

  func attributes(over base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var attributes = base
    let font = base[.font] as? UIFont ?? .systemFont(ofSize: size)
    var traits = font.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    attributes[.font] = descriptor.map { UIFont(descriptor: $0, size: size) } ?? font
    if isUnderlined || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = link }
    return attributes
  }
}

extension NSAttributedString {
  /// The stretches of one style, in order.
  var documentParts: [(text: String, style: DocumentStyle)] {
    var parts: [(String, DocumentStyle)] = []
    var start = 0
    while start < length {
      var range = NSRange(location: start, length: 0)
      let style = DocumentStyle(attributes(at: start, effectiveRange: &range))
      parts.append((attributedSubstring(from: range).string, style))
      start = max(NSMaxRange(range), start + 1)
    }
    return parts
  }
}
