import Foundation
import Testing

extension EndToEndTests {
  /// A package without an Xcode project, with another one in a folder.
  @Suite("A package", .serialized, .fixture("Packaged"))
  struct PackageTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("Its test targets run, with its resources, settings and traits, and UIKit")
    func passes() async throws {
      let run = try await workspace.sharedTest()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 8)
      #expect(
        run.result.messages.contains {
          $0.contains("what the compiler finds of concurrency in Money counts as a warning")
            && $0.contains("Money.swift:6: capture of 'tell'")
        })
      #expect(Set(run.passed.compactMap { $0.split(separator: "/").first }) == ["MenuTests", "PricesTests"])
      #expect(workspace.leftovers() == [])
    }

    @Test("A product's scheme runs the tests that need the product; no other name is a scheme")
    func schemes() async throws {
      let menu = try await workspace.run(["test", workspace.project.path, "--scheme", "Menu", "--list"])
      #expect(menu.status == 0, "\(menu.errors)")
      #expect(menu.output.contains("MenuTests/MenuTests/testConditions"))
      #expect(!menu.output.contains("PricesTests/"))
      let other = try await workspace.run(["test", workspace.project.path, "--scheme", "Other"])
      #expect(other.status == 2)
      #expect(
        other.messages.last?.hasSuffix(
          "there is no scheme named \"Other\"; choose one of: Kitchen, Kitchen-Package, Menu, Prices") == true)
    }

    @Test("The doctor reads it as well")
    func doctor() async throws {
      let result = try await workspace.run(["doctor", workspace.project.path])
      #expect(result.status == 0, "\(result.output)\(result.errors)")
      #expect(result.output.hasPrefix("Nothing was found that is not supported (7 files"), "\(result.output)")
    }

    @Test("A manifest that does not compile is one line, from every command")
    func brokenManifest() async throws {
      try await workspace.changing("Package.swift", "let package = Package(", to: "let package = Parcel(") {
        for command in [["test"], ["test", "--list"], ["doctor"]] {
          let result = try await workspace.run(command + [workspace.project.path])
          #expect(result.status == 2)
          let message = try #require(result.messages.last)
          #expect(message.hasPrefix("windfall: \(workspace.project.path): the package cannot be read: "), "\(message)")
          #expect(message.contains("Package.swift:5:15: error: cannot find 'Parcel' in scope"), "\(message)")
        }
      }
    }

    @Test("A manifest sees no network, no environment and no files of the user's, and writes nothing")
    func sandbox() async throws {
      let spy = """
        import Foundation
        let mark = Context.packageDirectory + "/written"
        let isWritten = FileManager.default.createFile(atPath: mark, contents: nil)
        let secret = ProcessInfo.processInfo.environment["WINDFALL_SECRET"] ?? "none"
        let key = FileManager.default.fileExists(atPath: "\(workspace.home.path)/key") ? "seen" : "hidden"
        let package = Package(
          name: "Spy \\(isWritten) \\(secret) \\(key)",
        """
      try workspace.write("", to: "../home/key")
      defer { try? FileManager.default.removeItem(at: workspace.home.appendingPathComponent("key")) }
      try await workspace.changing("Package.swift", "let package = Package(\n  name: \"Kitchen\",", to: spy) {
        for command in ["test", "doctor"] {
          let result = try await workspace.run(
            [command, workspace.project.path] + (command == "test" ? ["--scheme", "?"] : []))
          if command == "test" {
            #expect(result.messages.last?.contains("Spy false none hidden") == true, "\(result.errors)")
          }
          #expect(!FileManager.default.fileExists(atPath: workspace.url("written").path))
        }
      }
    }

    @Test("A package in a folder whose manifest stops is named, and so is what needs it")
    func stoppingManifest() async throws {
      try await workspace.changing("Money/Package.swift", "let package", to: "fatalError(\"no money\")\nlet package") {
        let run = try await workspace.test()
        #expect(run.status == 3)
        let messages = run.result.messages.filter { $0.hasPrefix("windfall: ") }
        let path = workspace.url("Money").path
        #expect(
          messages.first
            == "windfall: the package Money in \(path) cannot be used: its manifest stops: Fatal error: no money",
          "\(messages)")
      }
    }

    @Test("A macro that does not compile keeps from running only those tests that need it")
    func brokenMacro() async throws {
      let path = "Sources/KitchenMacros/Plugin.swift"
      try await workspace.changing(path, "SourceMacro.self", to: "NoMacro.self") {
        let run = try await workspace.test()
        #expect(run.status == 3)
        #expect(
          run.result.errors.contains("Plugin.swift:5:40: error: cannot find 'NoMacro' in scope"), "\(run.result.errors)"
        )
        #expect(Set(run.passed.compactMap { $0.split(separator: "/").first }) == ["PricesTests"])
      }
    }

    @Test("What has run is remembered")
    func history() async throws {
      _ = try await workspace.sharedTest()
      let path = workspace.project.path
      let known = try await workspace.run(
        ["history", path, "--derived-data", workspace.derivedData.path, "--slowest", "1"])
      #expect(known.status == 0, "\(known.errors)")
      #expect(known.output.contains("\nFailing: none\n"), "\(known.output)")
      #expect(known.lines.last?.contains("Tests/") == true, "\(known.output)")
      let folder = workspace.home.appendingPathComponent("never").path
      let none = try await workspace.run(["history", path, "--derived-data", folder])
      #expect(none.status == 4)
      #expect(none.messages == ["windfall: no run of \(path) is recorded; `windfall test` records one"])
    }

    @Test("Every error can be cast to NSError, also where there is no app")
    func errors() async throws {
      let test = """
        import XCTest
        private enum Refusal: Error { case closed, full }
        final class ErrorTests: XCTestCase {
          func testCaught() {
            do { throw Refusal.full } catch let error as NSError { XCTAssertEqual(error.code, 1) }
          }
        }

        """
      try workspace.write(test, to: "Tests/PricesTests/ErrorTests.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Tests/PricesTests/ErrorTests.swift")) }
      let run = try await workspace.test("--only-testing", "PricesTests/ErrorTests")
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed == ["PricesTests/ErrorTests/testCaught"])
    }

    @Test("No test changes the folder of the devices, even as root", .enabled(if: Self.hasOwnDevices))
    func devices() async throws {
      let test = """
        import XCTest
        final class DeviceTests: XCTestCase {
          func testFolder() throws {
            XCTAssertFalse(FileManager.default.createFile(atPath: "/dev/windfall-\(getpid())", contents: nil))
            try XCTUnwrap(FileHandle(forWritingAtPath: "/dev/null")).write(contentsOf: Data([1]))
          }
        }

        """
      try workspace.write(test, to: "Tests/PricesTests/DeviceTests.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Tests/PricesTests/DeviceTests.swift")) }
      let run = try await workspace.test("--only-testing", "PricesTests/DeviceTests")
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed == ["PricesTests/DeviceTests/testFolder"])
    }

    /// Whether the system lets this user mount, or the user is none that may change the devices.
    private static var hasOwnDevices: Bool {
      guard geteuid() == 0 else { return true }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["unshare", "--mount", "true"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  @Suite("A package of which some tests do not compile", .serialized, .fixture("Packaged"))
  struct LostFileTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("A test file that imports what is not there takes with it those that use something of it, and no others")
    func lostFiles() async throws {
      let folder = "Tests/PricesTests"
      let files = [
        "Lost.swift": "import Nothing\nlet lost = 1\nextension Int { var isLost: Bool { true } }\n",
        "UsesLost.swift": """
        import XCTest
        final class UsesLost: XCTestCase {
          static func again() {}
          func testLost() { XCTAssertTrue(lost.isLost) }
        }
        """,
        "UsesThat.swift": """
        import XCTest
        final class UsesThat: XCTestCase { func testIt() { UsesLost.again() } }
        """,
      ]
      for (name, text) in files { try workspace.write(text, to: "\(folder)/\(name)") }
      defer { for name in files.keys { try? FileManager.default.removeItem(at: workspace.url("\(folder)/\(name)")) } }
      let run = try await workspace.test("--only-testing", "PricesTests")
      #expect(run.status == 3, "\(run.result.errors)")
      #expect(!run.passed.isEmpty && run.passed.allSatisfy { $0.hasPrefix("PricesTests/") })
      let reason = "\(workspace.url("\(folder)/UsesLost.swift").path):4 needs lost of Lost.swift, which is left out"
      #expect(
        run.result.messages.contains("windfall: \(reason), so the tests in this file fail"), "\(run.result.errors)")
      #expect(run.result.output.contains(reason), "\(run.result.output)")
      #expect(run.result.output.contains("testIt"), "\(run.result.output)")
    }

    @Test("A test file that does not compile costs its own tests, and one that is alone its target")
    func unknownNames() async throws {
      let folder = "Tests/PricesTests"
      let name = "\(folder)/NamesKey.swift"
      let text = """
        import XCTest
        final class NamesKey: XCTestCase { func testKey() { XCTAssertNotNil(kSecNoSuchKey) } }
        """
      try workspace.write(text, to: name)
      defer { try? FileManager.default.removeItem(at: workspace.url(name)) }
      let run = try await workspace.test("--only-testing", "PricesTests")
      #expect(run.status == 3, "\(run.result.errors)")
      #expect(!run.passed.isEmpty && !run.passed.contains { $0.contains("testKey") })
      let reason = "\(workspace.url(name).path):2 needs kSecNoSuchKey, which Windfall does not have"
      #expect(run.result.output.contains(reason), "\(run.result.output)")
      try workspace.write(text.replacing("kSecNoSuchKey", with: "1 as String"), to: name)
      let wrong = try await workspace.test("--only-testing", "PricesTests")
      #expect(wrong.status == 3 && wrong.passed == run.passed, "\(wrong.result.errors)")
      let place = "\(workspace.url(name).path):2"
      #expect(wrong.result.errors.contains("\(place):69: error: cannot convert value"), "\(wrong.result.errors)")
      #expect(wrong.result.output.contains("\(place) does not compile (cannot convert"), "\(wrong.result.output)")
      let path = "\(folder)/PricesTests.swift"
      try await workspace.changing(path, "import Testing", to: "import Testing\nlet x = noSuch") {
        let failing = try await workspace.test("--only-testing", "PricesTests")
        #expect(failing.passed.isEmpty)
      }
    }

    @Test("A library that does not compile costs the test files that import it, where no app has it")
    func brokenLibrary() async throws {
      let files = [
        "Sources/Broken/Broken.swift": "let broken: Int = \"\"\n",
        "Tests/PricesTests/UsesBroken.swift": """
        import Broken
        import XCTest
        final class UsesBroken: XCTestCase { func testIt() {} }
        """,
      ]
      for (path, text) in files { try workspace.write(text, to: path) }
      defer {
        for path in ["Sources/Broken", "Tests/PricesTests/UsesBroken.swift"] {
          try? FileManager.default.removeItem(at: workspace.url(path))
        }
      }
      let target = ".testTarget(name: \"PricesTests\", dependencies: [\"Prices\""
      let other = ".target(name: \"Broken\"), \(target), \"Broken\""
      try await workspace.changing("Package.swift", target, to: other) {
        let run = try await workspace.test("--only-testing", "PricesTests")
        #expect(run.status == 3, "\(run.result.errors)")
        #expect(!run.passed.isEmpty && !run.passed.contains { $0.contains("UsesBroken") }, "\(run.result.errors)")
        #expect(run.result.errors.contains("Broken.swift:1:19: error: cannot convert value"), "\(run.result.errors)")
        let reason = "UsesBroken.swift:1 imports Broken, which does not compile"
        #expect(run.result.output.contains(reason), "\(run.result.output)")
      }
    }
  }
}
