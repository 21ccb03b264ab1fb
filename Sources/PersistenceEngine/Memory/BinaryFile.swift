import Foundation

/// A file with all objects of a store, which is read when the store is opened and written anew at each save.
///
/// The form is our own: Apple's is not public.
public struct BinaryFile: Codable {
  struct Object: Codable {
    var entity: String
    var key: Int64
    var version: Int64
    var values: [String: Field]
  }

  struct Reference: Codable {
    var entity: String
    var key: Int64
  }

  enum Field: Codable {
    case integer(Int64)
    case double(Double)
    case decimal(Decimal)
    case string(String)
    case date(Double)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case object(Reference)
    case objects([Reference])
  }

  /// A property list.
  private var properties: Data
  /// The last key of each tree of entities, by the name of its root.
  var lastKeys: [String: Int64] = [:]
  var objects: [Object] = []

  init(metadata: [String: any Sendable]) throws {
    properties = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
  }

  /// Throws `StoreProblem` for what is no such file.
  public init(at url: URL) throws {
    guard let data = try? Data(contentsOf: url) else { throw StoreProblem.noStore(url.path) }
    guard let file = try? PropertyListDecoder().decode(Self.self, from: data) else {
      throw StoreProblem(
        code: CocoaError.Code.fileReadCorruptFile.rawValue, reason: "the file is no binary store", path: url.path)
    }
    self = file
  }

  /// What the file says about itself.
  public var metadata: [String: any Sendable] {
    let list = try? PropertyListSerialization.propertyList(from: properties, format: nil) as? [String: Any]
    return (list ?? [:]).compactMapValues { SQLMetadata.sendable($0) }
  }

  /// Puts other metadata into the file.
  public mutating func setMetadata(_ metadata: [String: any Sendable]) throws {
    var metadata = metadata
    for key in ["NSStoreUUID", "NSStoreType"] where metadata[key] == nil { metadata[key] = self.metadata[key] }
    properties = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
  }

  /// Replaces the whole file, or leaves it as it was and throws `StoreProblem`.
  public func write(to url: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode(self)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw StoreProblem(code: (error as NSError).code, reason: error.localizedDescription, path: url.path)
    }
  }
}
