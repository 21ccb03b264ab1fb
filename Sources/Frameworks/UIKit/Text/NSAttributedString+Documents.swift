import Foundation

extension NSAttributedString {
  /// See [NSAttributedString.DocumentType](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype).
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// See [NSAttributedString.DocumentReadingOptionKey](https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey).
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// See [NSAttributedString.DocumentAttributeKey](https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey).
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
  }

  /// Of HTML and RTF, text is read with its paragraphs, and whether it is bold, italic, underlined, struck through or a
  /// link; other fonts, colours, pictures and tables are not. The document's attributes are its type and its encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
    ])
    self.init(attributedString: document.text)
  }

  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// As plain text, RTF or HTML, with what is read of them.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type =
      dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
      ?? .plain
    let part = attributedSubstring(from: range)
    switch type {
    case .plain: return Data(part.string.utf8)
    case .rtf: return RichTextWriter.data(for: part)
    case .html: return HypertextWriter.data(for: part)
    default: throw TextDocument.unknownType
    }
  }
}
