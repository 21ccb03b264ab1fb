import Foundation
import Testing

@testable import WindfallProject

@Suite struct URLPathsTests {
  @Test("Names that differ only in their case are found")
  func spelling() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("app/Info.plist")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    #expect(folder.appending(relativePath: "App/info.plist").spelledAsOnDisk.path == file.path)
    #expect(folder.appending(relativePath: "app/Info.plist").spelledAsOnDisk.path == file.path)
    let missing = folder.appending(relativePath: "App/Other.plist")
    #expect(missing.spelledAsOnDisk == missing)
  }
}
