import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ModuleStoreTests {
  private let folder: TestFolder
  private let store: ModuleStore

  init() throws {
    folder = try TestFolder()
    store = ModuleStore(folder: folder.url.appendingPathComponent("store"))
  }

  private func files(_ names: String..., saying text: String? = nil) throws -> [URL] {
    try names.map { name in
      try text.map { try folder.write("\($0) \(name)", to: name) } ?? folder.url.appendingPathComponent(name)
    }
  }

  private var entries: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: store.folder.path)) ?? []
    return names.sorted().map { store.folder.appendingPathComponent($0) }
  }

  @Test("What was saved is found again by all that it was made from, and by nothing else")
  func saved() throws {
    #expect(!store.restore(try files("x", "y"), for: "key"))
    store.save(try files("a", "b", saying: "made"), for: "key\nwith lines")
    #expect(!store.restore(try files("x", "y"), for: "key"))
    #expect(store.restore(try files("x", "y"), for: "key\nwith lines"))
    #expect(try String(contentsOf: folder.url.appendingPathComponent("y"), encoding: .utf8) == "made b")
    #expect(!store.restore(try files("x"), for: "key\nwith lines"), "a step that makes other files is another one")
  }

  @Test("An entry that is damaged in any way is thrown away, and nothing of it is left")
  func damaged() throws {
    for name in ["0", "1", "contents"] {
      for damage in ["", "made", nil] {
        store.save(try files("a", "b", saying: "made"), for: "key")
        let entry = try #require(entries.first)
        let file = entry.appendingPathComponent(name)
        if let damage { try Data(damage.utf8).write(to: file) } else { try FileManager.default.removeItem(at: file) }
        #expect(!store.restore(try files("x", "y"), for: "key"), "\(name) \(damage ?? "removed")")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("x").path))
        #expect(entries.isEmpty)
      }
    }
    // One that lies under the name of another.
    store.save(try files("a", saying: "made"), for: "key")
    let first = try #require(entries.first)
    store.save(try files("b", saying: "made"), for: "other")
    let second = try #require(entries.first { $0 != first })
    try FileManager.default.removeItem(at: first)
    try FileManager.default.moveItem(at: second, to: first)
    #expect(!store.restore(try files("x"), for: "key"))
  }

  @Test("Runs that save and read at the same moment never see half of an entry")
  func together() async throws {
    let text = String(repeating: "made ", count: 20_000)
    let sources = try files("a", "b", saying: text)
    let store = store
    let folder = folder.url
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          let outputs = [folder.appendingPathComponent("x\(number)"), folder.appendingPathComponent("y\(number)")]
          if number % 2 == 0 { store.save(sources, for: "key") }
          guard store.restore(outputs, for: "key") else { return true }
          return (try? String(contentsOf: outputs[1], encoding: .utf8)) == "\(text) b"
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isRight)
    #expect(entries.count == 1)
    #expect(store.restore(try files("x", "y"), for: "key"))
  }

  @Test("Beyond its limit, what was used longest ago goes")
  func limit() throws {
    var store = store
    store.limit = 4_000
    for key in ["1", "2"] { store.save(try files("a", saying: String(repeating: key, count: 1_500)), for: key) }
    for (index, entry) in entries.enumerated() {
      var times = [timespec](repeating: timespec(tv_sec: 1_000 + index, tv_nsec: 0), count: 2)
      _ = utimensat(AT_FDCWD, entry.path, &times, 0)
    }
    #expect(store.restore(try files("x"), for: "1"))
    store.save(try files("a", saying: String(repeating: "3", count: 1_500)), for: "3")
    #expect(store.restore(try files("x"), for: "1"))
    #expect(!store.restore(try files("x"), for: "2"))
    #expect(store.restore(try files("x"), for: "3"))
  }
}
