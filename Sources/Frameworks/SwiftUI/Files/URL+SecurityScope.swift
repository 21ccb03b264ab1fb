import Foundation

extension URL {
  /// True for what a file dialog gave; other files need no leave, on iOS Foundation has this.
  public func startAccessingSecurityScopedResource() -> Bool { FileShelf.contains(self) }

  /// An access costs nothing here, so nothing is given back.
  public func stopAccessingSecurityScopedResource() {}
}
