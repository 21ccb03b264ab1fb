import Foundation

/// Where the files lie that a person keeps on the device, outside of apps.
@_spi(Windfall) public enum FileProviderStorage {
  public static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("File Provider Storage", isDirectory: true)

  /// Whether a file lies there, so that an app has it from a file dialog.
  public static func contains(_ url: URL) -> Bool {
    url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }
}
