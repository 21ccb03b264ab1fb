import Foundation
import Testing

@testable import WindfallBuild

@Suite struct StandInRepositoryTests {
  @Test("It has the versions that packages ask for, and is made once")
  func versions() throws {
    let folder = try TestFolder()
    let repository = StandInRepository(folder: folder.url.appendingPathComponent("swift-syntax"))
    #expect(try repository.make())
    var tags: Set<String> = []
    try ChildProcess.run(
      executable: "/usr/bin/env", arguments: ["git", "tag"], workingDirectory: repository.folder.path,
      onOutputLine: { tags.insert($0) })
    #expect(tags.isSuperset(of: ["509.0.0", "510.0.3", "600.0.1", "601.0.1", "603.0.0"]))
    let files = folder.files()
    #expect(try repository.make())
    #expect(folder.files() == files)
  }
}
