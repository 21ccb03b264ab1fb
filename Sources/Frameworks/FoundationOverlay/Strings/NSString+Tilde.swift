import Foundation

extension NSString {
  /// See [abbreviatingWithTildeInPath](https://developer.apple.com/documentation/foundation/nsstring/abbreviatingwithtildeinpath).
  public var abbreviatingWithTildeInPath: String {
    let path = NSString(string: String(self)).standardizingPath
    let home = NSHomeDirectory()
    guard path == home || path.hasPrefix(home + "/"), home != "/" else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
