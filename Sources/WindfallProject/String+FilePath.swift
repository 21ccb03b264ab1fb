import Foundation

extension String {
  /// The text as a path whose parts can be asked for, without doubled slashes: Foundation for Linux ends the process
  /// where letters beyond ASCII come after them.
  public var filePath: NSString {
    var path = self
    while path.contains("//") { path = path.replacingOccurrences(of: "//", with: "/") }
    return path as NSString
  }
}
