import Foundation

/// The folders of the app's container.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }

  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }

  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name, isDirectory: true)
  }
}
