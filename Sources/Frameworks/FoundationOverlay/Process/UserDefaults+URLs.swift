import Foundation

/// Addresses are kept as on iOS: those of files as a path that starts with a tilde in the home folder, others archived.
/// On Linux only the path of either is left, and none at all never ends.
extension UserDefaults {
  @_silgen_name("windfall_defaults_set_url")
  @_spi(Windfall) public func appleSet(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    guard !url.isFileURL else {
      return set(NSString(string: url.path).abbreviatingWithTildeInPath, forKey: defaultName)
    }
    let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
    set(archive, forKey: defaultName)
  }

  @_silgen_name("windfall_defaults_url")
  @_spi(Windfall) public func appleURL(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
    case let archive as Data:
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive).map { $0 as URL }
    default: nil
    }
  }
}
