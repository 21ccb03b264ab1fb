import Foundation

extension URL {
  /// True for what a file dialog gave; other files need no leave.
  public func startAccessingSecurityScopedResource() -> Bool { FileProviderStorage.contains(self) }

  /// An access costs nothing here, so nothing is given back.
  public func stopAccessingSecurityScopedResource() {}
}
