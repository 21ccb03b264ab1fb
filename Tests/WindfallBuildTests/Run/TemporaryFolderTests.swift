import Foundation
import Synchronization
import Testing

@testable import WindfallBuild

struct TemporaryFolderTests {
  @Test func `a folder that a killed process has left is removed, those in use and of others are not`() throws {
    // Short enough for sockets, which other folders are not used for.
    let outer = URL(fileURLWithPath: "/tmp/wf-\(getpid())")
    try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    let environment = ["TMPDIR": outer.path]
    let used = try TemporaryFolder(environment: environment)
    let leftover = outer.appendingPathComponent("windfall-abc123")
    let other = outer.appendingPathComponent("windfall-abcdef")
    for folder in [leftover, other] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: leftover.appendingPathComponent(".owner"))
    let new = try TemporaryFolder(environment: environment)
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: outer.path))
    #expect(
      names
        == [other, URL(fileURLWithPath: used.path), URL(fileURLWithPath: new.path)].reduce(into: []) {
          $0.insert($1.lastPathComponent)
        })
    used.remove()
    new.remove()
  }

  @Test func `folders that are made at the same moment do not remove each other`() throws {
    let outer = URL(fileURLWithPath: "/tmp/wf-\(getpid())-many")
    try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    let environment = ["TMPDIR": outer.path]
    let lost = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 400) { _ in
      guard let folder = try? TemporaryFolder(environment: environment) else { return lost.withLock { $0 += 1 } }
      if !FileManager.default.fileExists(atPath: folder.path + "/.owner") { lost.withLock { $0 += 1 } }
    }
    #expect(lost.withLock { $0 } == 0)
  }
}
