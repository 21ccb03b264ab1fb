import Foundation

/// [NSFileVersion](https://developer.apple.com/documentation/foundation/nsfileversion)
///
/// Without iCloud a file has its current version and no other.
open class NSFileVersion: NSObject {
  open private(set) var url: URL
  open private(set) var localizedName: String?
  open private(set) var localizedNameOfSavingComputer: String?
  open private(set) var modificationDate: Date?
  open var isResolved = true
  open private(set) var isConflict = false
  open private(set) var hasLocalContents = true

  private init(current url: URL, attributes: [FileAttributeKey: Any]) {
    self.url = url
    localizedName = url.lastPathComponent
    modificationDate = attributes[.modificationDate] as? Date
  }

  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
    return NSFileVersion(current: url, attributes: attributes)
  }

  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    currentVersionOfItem(at: url).map { _ in [] }
  }

  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }

  open class func removeOtherVersionsOfItem(at url: URL) throws {
    _ = try FileManager.default.attributesOfItem(atPath: url.path)
  }

  open func remove() throws { try FileManager.default.removeItem(at: url) }
}
