import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "WindfallProjectTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, with the folders on the way to it.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a project with these objects beside a project object that has these fields.
  func writeProject(fields: String = "", objects: String = "") throws {
    try write(
      """
      // !$*UTF8*$!
      { objectVersion = 56; objects = { P = {isa = PBXProject; \(fields) }; \(objects) }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
  }
}
