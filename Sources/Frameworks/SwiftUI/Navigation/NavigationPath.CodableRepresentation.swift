import Foundation

extension NavigationPath {
  /// See [NavigationPath.CodableRepresentation](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation).
  ///
  /// Written as pairs of texts, the mangled name of a value's type and the value in JSON, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type that is decoded")
        }
        let text = try container.decode(String.self)
        values.append(try Self.decoded(type, from: text))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let codable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) else {
          let context = EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "\(type(of: value.base)) is not encoded")
          throw EncodingError.invalidValue(value.base, context)
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
      }
    }

    private static func decoded<V: Decodable & Hashable>(_ type: V.Type, from text: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }
  }

  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// Nil where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }
}
