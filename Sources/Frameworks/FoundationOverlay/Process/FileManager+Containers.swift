import Foundation

extension FileManager {
  /// A folder of the container of the app, which every group has, with or without an entitlement.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent("Shared/AppGroup", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }

  /// As without an iCloud account, there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// As without an iCloud account, there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
