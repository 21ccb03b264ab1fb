import Foundation
import Testing

@testable import WindfallBuild

@Suite struct SharedCheckoutsTests {
  private let folder: TestFolder
  private let shared: SharedCheckouts
  private let revision = String(repeating: "a1", count: 20)

  init() throws {
    folder = try TestFolder()
    shared = SharedCheckouts(folder: folder.url.appendingPathComponent("shared"), limit: 1)
  }

  private func checkout(_ project: String) throws -> URL {
    try folder.write("code", to: "\(project)/Kit/Sources/K.swift")
    try folder.write("", to: "\(project)/Kit/.git/HEAD")
    return folder.url.appendingPathComponent("\(project)/Kit")
  }

  @Test("Projects find a package at one place, without what belongs to its repository")
  func place() throws {
    let first = shared.place(of: try checkout("one"), identity: "kit", revision: revision)
    let second = shared.place(of: try checkout("two"), identity: "kit", revision: revision)
    #expect(first == second && shared.contains(first) && first.lastPathComponent == "Kit")
    #expect(FileManager.default.fileExists(atPath: first.appendingPathComponent("Sources/K.swift").path))
    #expect(!FileManager.default.fileExists(atPath: first.appendingPathComponent(".git").path))
    let other = shared.place(of: try checkout("two"), identity: "kit", revision: String(repeating: "b2", count: 20))
    #expect(other != first)
  }

  @Test("One that was changed at its place is filled again")
  func changed() throws {
    let place = shared.place(of: try checkout("one"), identity: "kit", revision: revision)
    let file = place.appendingPathComponent("Sources/K.swift")
    try Data("other code".utf8).write(to: file)
    #expect(shared.place(of: try checkout("two"), identity: "kit", revision: revision) == place)
    #expect(try String(contentsOf: file, encoding: .utf8) == "code")
    try FileManager.default.removeItem(at: file)
    _ = shared.place(of: try checkout("two"), identity: "kit", revision: revision)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test("What has no commit, or a name that leads elsewhere, stays with its project")
  func own() throws {
    let own = try checkout("one")
    #expect(shared.place(of: own, identity: "kit", revision: "main") == own)
    #expect(shared.place(of: own, identity: "../kit", revision: revision) == own)
    #expect(!shared.contains(own))
  }

  @Test("Beyond the limit, what was used longest ago goes")
  func limit() throws {
    let places = try (0..<3).map { number in
      shared.place(
        of: try checkout("p\(number)"), identity: "kit", revision: String(repeating: "a\(number)", count: 20))
    }
    #expect(places.filter { FileManager.default.fileExists(atPath: $0.path) }.count == 2)
    #expect(FileManager.default.fileExists(atPath: places[2].path))
  }
}
