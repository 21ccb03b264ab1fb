import Foundation
import Testing

@testable import WindfallProject
import TestSupport

/// Damages the example's project in every way and expects a project or a clear error, never a crash.
struct ProjectFuzzTests {
  private let folder: TemporaryFolder
  private let original: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    original = Array(try Data(contentsOf: Fixtures.calculator.appending(path: "Calculator.xcodeproj/project.pbxproj")))
    for name in ["Calculator", "CalculatorTests", "CalculatorUITests"] {
      try folder.write("enum A {}", to: "\(name)/A.swift")
    }
  }

  /// Reads the project with this content; the error, if it has one, must be one that a user can be shown.
  private func read(_ bytes: [UInt8]) throws -> XcodeProject? {
    try folder.write(Data(bytes), to: "Calculator.xcodeproj/project.pbxproj")
    do throws(ProjectError) {
      return try XcodeProject(path: folder.url.path)
    } catch {
      #expect(!error.message.isEmpty)
      #expect(!error.description.contains("\n"))
      return nil
    }
  }

  @Test func `undamaged, the copy is read`() throws {
    #expect(try read(original)?.targets.count == 3)
  }

  /// At every byte of the first objects, and at every seventh of those that follow them in the same forms.
  @Test func `cut in the middle`() throws {
    let end = (original.lastIndex(of: UInt8(ascii: "}")) ?? 0) + 1
    for length in Array(0..<2_000) + stride(from: 2_000, to: end, by: 7) {
      let project = try read(Array(original[..<length]))
      #expect(project == nil, "cut after \(length) bytes")
    }
  }

  @Test func `bytes changed at random`() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[position] = UInt8.random(in: 0...255, using: &generator)
      }
      try exercise(try read(bytes))
    }
  }

  @Test func `lines removed, doubled and swapped at random`() throws {
    var generator = SeededGenerator(seed: 2)
    let lines = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for _ in 0..<500 {
      var changed = lines
      let position = Int.random(in: 0..<changed.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: changed.remove(at: position)
      case 1: changed.insert(changed[position], at: position)
      default: changed.swapAt(position, Int.random(in: 0..<changed.count, using: &generator))
      }
      try exercise(try read(Array(changed.joined(separator: [UInt8(ascii: "\n")]))))
    }
  }

  @Test func `nothing but random bytes`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<400, using: &generator)
      _ = try read((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  /// The other files that a project is read from, each cut everywhere and then changed at random.
  @Test(arguments: [
    "Notes.xcodeproj/xcshareddata/xcschemes/Notes.xcscheme", "Plans/Short.xctestplan", "Config/Debug.xcconfig",
    "Notes/Supporting/Info.plist",
  ])
  func `other files damaged`(path: String) throws {
    var generator = SeededGenerator(seed: 4)
    let original = Array(try Data(contentsOf: Fixtures.folder.appending(path: "Classic/\(path)")))
    for step in 0..<(original.count + 500) {
      var bytes = Array(original.prefix(step))
      if step > original.count {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let position = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[position] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      let file = try folder.write(Data(bytes), to: path)
      do throws(ProjectError) {
        switch file.pathExtension {
        case "xcscheme": _ = try SchemeFile(url: file, folder: folder.url).scheme()
        case "xctestplan": _ = try TestPlanFile(url: file).plan()
        case "xcconfig": _ = try ConfigurationFile.level(at: file)
        default: _ = try PropertyListFile.dictionary(at: file)
        }
      } catch {
        #expect(!error.description.contains("\n"))
      }
    }
  }

  /// Asks a damaged project everything that a build would.
  private func exercise(_ project: XcodeProject?) throws {
    guard let project else { return }
    for target in project.targets {
      _ = project.settings(for: target).moduleName
      do throws(ProjectError) {
        _ = try project.infoPlist(for: target)
        _ = try project.plannedTests(in: project.scheme())
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
