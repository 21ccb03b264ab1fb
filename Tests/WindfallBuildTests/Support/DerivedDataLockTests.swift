import Foundation
import Testing

@testable import WindfallBuild

@Suite struct DerivedDataLockTests {
  private let folder: TestFolder
  private let log: FileHandle

  init() throws {
    folder = try TestFolder()
    log = try FileHandle(forWritingTo: try folder.write("", to: "progress"))
  }

  private var derivedData: DerivedData { DerivedData(root: folder.url.appendingPathComponent("derived")) }

  private func lock() throws -> DerivedDataLock {
    try DerivedDataLock(derivedData, progress: BuildProgress(output: log, isTerminal: false))
  }

  private var progress: String {
    get throws { try String(contentsOf: folder.url.appendingPathComponent("progress"), encoding: .utf8) }
  }

  @Test("A second run waits until the first is over, and says so")
  func waits() throws {
    var first: DerivedDataLock? = try lock()
    #expect(first != nil)
    let path = folder.url.appendingPathComponent("progress").path
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    defer { close(descriptor) }
    inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
    let releaser = Releaser(first)
    first = nil
    Thread.detachNewThread {
      // The first write says that the second run waits.
      var event = [UInt8](repeating: 0, count: 4096)
      _ = read(descriptor, &event, event.count)
      releaser.release()
    }
    _ = try lock()
    #expect(try progress == "waiting for another run that uses \(derivedData.root.path)\n")
  }

  @Test("The folder is free again when a run is over")
  func released() throws {
    _ = try lock()
    _ = try lock()
    #expect(try progress.isEmpty)
  }
}

/// Holds a lock for another thread to let go.
private final class Releaser: @unchecked Sendable {
  private var lock: DerivedDataLock?

  init(_ lock: DerivedDataLock?) { self.lock = lock }

  func release() { lock = nil }
}
