import Foundation

/// What the importer answers: the text of a module's Swift interface, and where each declaration stands in it.
struct ImportedInterface {
  /// A declaration.
  struct Entity: Decodable {
    let kind: String
    let name: String?
    /// The identity; that of a declaration in Objective-C or C begins with `c:`.
    let identity: String?
    /// Where the text lies, in bytes.
    let offset: Int?
    let length: Int?
    private let unavailable: Int?
    let entities: [Entity]?

    /// Whether Swift cannot use it.
    var isUnavailable: Bool { unavailable ?? 0 != 0 }

    enum CodingKeys: String, CodingKey {
      case kind = "key.kind"
      case name = "key.name"
      case identity = "key.usr"
      case offset = "key.offset"
      case length = "key.length"
      case unavailable = "key.is_unavailable"
      case entities = "key.entities"
    }
  }

  private struct Answer: Decodable {
    let text: String
    let entities: [Entity]?

    enum CodingKeys: String, CodingKey {
      case text = "key.sourcetext"
      case entities = "key.entities"
    }
  }

  let entities: [Entity]
  private let text: [UInt8]

  init(answer: Data) throws {
    let decoded = try JSONDecoder().decode(Answer.self, from: answer)
    entities = decoded.entities ?? []
    text = Array(decoded.text.utf8)
  }

  /// The text of a declaration, on one line.
  func text(of entity: Entity) -> String {
    guard let offset = entity.offset, let length = entity.length, offset >= 0, length >= 0,
      offset + length <= text.count
    else { return "" }
    let words = String(decoding: text[offset..<offset + length], as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}
