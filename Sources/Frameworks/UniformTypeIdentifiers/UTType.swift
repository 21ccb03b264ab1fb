import WindfallCore

/// See [UTType](https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct).
///
/// Knows the types that it declares, not all of a device's.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// Nothing for identifiers that are not known.
  public init?(_ identifier: String) {
    guard FileType.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let found = FileType.ofExtension(filenameExtension), UTType(known: found.identifier).conforms(to: supertype)
    else { return nil }
    self.init(known: found.identifier)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let found = FileType.all.first { $0.mimeTypes.contains(mimeType.lowercased()) }
    guard let found, UTType(known: found.identifier).conforms(to: supertype) else { return nil }
    self.init(known: found.identifier)
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  init(known identifier: String) { self.identifier = identifier }

  private var known: FileType? { FileType.byIdentifier[identifier] }

  public var preferredFilenameExtension: String? { known?.extensions.first }

  public var preferredMIMEType: String? { known?.mimeTypes.first }

  public var isDeclared: Bool { known != nil }

  public var supertypes: Set<UTType> {
    (known?.parents ?? []).reduce(into: []) { found, parent in
      found.insert(UTType(known: parent))
      found.formUnion(UTType(known: parent).supertypes)
    }
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
