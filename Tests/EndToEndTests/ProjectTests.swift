import Foundation
import Testing

extension EndToEndTests {
  /// Projects of other shapes than the example.
  @Suite("Projects", .serialized)
  enum ProjectTests {}
}

extension EndToEndTests.ProjectTests {
  @Suite("What Xcode makes for a new app with tests", .serialized, .fixture("Template"))
  struct TemplateTests {
    @Test("It compiles, passes, and measures the launch")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test("--verbose")
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(
        run.passed == [
          "TemplateTests/TemplateTests/testExample", "TemplateTests/TemplateTests/testPerformanceExample",
          "TemplateUITests/TemplateUITests/testExample", "TemplateUITests/TemplateUITests/testLaunchPerformance",
          "TemplateUITests/TemplateUITestsLaunchTests/testLaunch",
        ])
      let measured = run.events.filter { $0.event == "measured" }
      #expect(measured.map(\.test).contains("TemplateUITests/TemplateUITests/testLaunchPerformance"))
      #expect(measured.allSatisfy { ($0.samples?.count ?? 0) > 0 && $0.unit != nil && $0.metric != nil })
      let activities = run.events.filter { $0.event == "activityStarted" }.compactMap(\.activity)
      #expect(activities.contains("Look at the launch screen"))
    }
  }

  @Suite("An app made with UIKit", .serialized, .fixture("Greeter"))
  struct GreeterTests {
    @Test("View controllers and screens are tested; typing without focus fails")
    func greets() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      let unfocused = "GreeterUITests/GreetingUITests/testTypingWithoutFocus"
      #expect(run.status == 1, "\(run.result.errors)")
      #expect(run.failed == [unfocused], "\(run.result.output)")
      #expect(run.passed.count == 10)
      let issue = try run.issue(of: unfocused)
      #expect(issue.message?.contains("keyboard focus") == true, "\(issue.message ?? "")")
      let file = "GreeterUITests/GreetingUITests.swift"
      #expect(issue.file == workspace.url(file).path)
      #expect(issue.line == (try workspace.line(of: "app.textFields[\"name\"].typeText(\"Ada\")", in: file)))
    }
  }

  @Suite("An app that uses what Objective-C does at run time", .serialized, .fixture("Dynamic"))
  struct DynamicTests {
    @Test("Selectors, key-value coding and observing, optional requirements and overrides in extensions work")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 23)
    }
  }

  @Suite(
    "An app with C and Objective-C", .serialized,
    .fixture(
      "Mixed",
      settings: [
        "GCC_PREPROCESSOR_DEFINITIONS": "DEBUG=1", "SWIFT_OBJC_BRIDGING_HEADER": "Mixed/Mixed-Bridging-Header.h",
      ]))
  struct MixedTests {
    @Test("C is compiled and seen by Swift; Objective-C is not compiled, and that is said")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed == ["MixedTests/StepsTests/testWhatIsWrittenInC"])
      let folder = workspace.url("Mixed").path
      #expect(
        run.result.messages.contains(
          "Mixed is built without Objective-C: \(folder)/Core/Legacy.m is left out"), "\(run.result.messages)")
    }

    @Test("Swift that needs Objective-C compiles, and a test that calls it fails with its name")
    func needing() async throws {
      let workspace = try #require(Workspace.current)
      let use = "func nameOfLegacy() -> String? {\n  Legacy().name()\n}\n"
      let tests =
        "import XCTest\n\n@testable import Mixed\n\nfinal class UseTests: XCTestCase {\n"
        + "  func testCalling() { XCTAssertNotEqual(nameOfLegacy(), \"x\") }\n  func testNotCalling() {}\n}\n"
      try workspace.write(use, to: "Mixed/Use.swift")
      try workspace.write(tests, to: "MixedTests/UseTests.swift")
      defer {
        for file in ["Mixed/Use.swift", "MixedTests/UseTests.swift"] {
          try? FileManager.default.removeItem(at: workspace.url(file))
        }
      }
      let run = try await workspace.test()
      #expect(run.status == 1, "\(run.result.errors)\(run.result.output)")
      #expect(run.failed == ["MixedTests/UseTests/testCalling"])
      #expect(run.passed == ["MixedTests/StepsTests/testWhatIsWrittenInC", "MixedTests/UseTests/testNotCalling"])
      #expect(
        run.issues(of: "MixedTests/UseTests/testCalling").compactMap(\.message) == [
          "Legacy.init(), in Objective-C, is not there yet; called in Use.swift:2",
          "Legacy.name(), in Objective-C, is not there yet; called in Use.swift:2",
        ])
    }

    @Test("A method that is added to a header is there at the next run, and one that is wrong costs itself alone")
    func changedHeader() async throws {
      let workspace = try #require(Workspace.current)
      try workspace.write("func shelf(of legacy: Legacy) -> String? { legacy.shelf() }\n", to: "Mixed/Use.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Mixed/Use.swift")) }
      let before = try await workspace.test()
      #expect(before.status == 3)
      #expect(before.result.errors.contains("value of type 'Legacy' has no member 'shelf'"), "\(before.result.errors)")
      let methods = "- (NSString *)name;\n- (NSString *)shelf;\n- (Nowhere)wrong;"
      try await workspace.changing("Mixed/Core/Legacy.h", "- (NSString *)name;", to: methods) {
        let run = try await workspace.test()
        #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
        let line = try workspace.line(of: "Nowhere", in: "Mixed/Core/Legacy.h")
        let start = "\(workspace.url("Mixed/Core/Legacy.h").path):\(line): warning: "
        #expect(
          run.result.messages.contains { $0.hasPrefix(start) && $0.hasSuffix("is left out") },
          "\(run.result.messages)")
      }
    }

    @Test("A changed header is seen by C and by Swift")
    func changes() async throws {
      let workspace = try #require(Workspace.current)
      try await workspace.changing("Mixed/Core/counter.h", "COUNTER_STEP 2", to: "COUNTER_STEP 3") {
        let run = try await workspace.test()
        #expect(run.status == 1)
        #expect(run.result.output.contains("(\"3\") is not equal to (\"2\")"), "\(run.result.output)")
      }
    }
  }

  @Suite("A project of the time before synchronized folders", .serialized, .fixture("Classic"))
  struct ClassicTests {
    @Test("Its file references, configuration file, property list, @UIApplicationMain and Swift 4 are read")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 4)
    }

    @Test("A source that the project names and that is not there is said by its path")
    func missingSource() async throws {
      let workspace = try #require(Workspace.current)
      let file = workspace.url("Classic/Words.swift")
      let text = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      defer { try? text.write(to: file) }
      let run = try await workspace.test()
      #expect(run.status == 3)
      // The app is built without it; what else is said follows from that.
      #expect(run.result.messages.first?.contains(file.path) == true, "\(run.result.messages)")
    }
  }

  @Suite("What an app is launched with", .serialized, .fixture("Launch"))
  struct LaunchTests {
    @Test("Arguments, environment, defaults and the state of the app are those of the test")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 5)
      let line = try #require(run.output(of: "LaunchUITests/LaunchUITests/testHome").first { $0.hasPrefix("home ") })
      #expect(!line.hasPrefix("home \(workspace.home.path)"))
      #expect(line.hasPrefix("home \(workspace.temporary.path)/"))
      #expect(workspace.leftovers() == [])
      #expect(try await workspace.test("--only-testing", "LaunchUITests/LaunchUITests/testDefaultsAreKept").status == 0)
    }
  }

  @Suite("An app with asset catalogs", .serialized, .fixture("Gallery"))
  struct GalleryTests {
    @Test("Images, colours and data are found by their names and by the symbols that Xcode would make for them")
    func passes() async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 6)
    }

    @Test("A damaged catalog is one error that names the file and the element")
    func damagedCatalog() async throws {
      let workspace = try #require(Workspace.current)
      let path = "Gallery/Assets.xcassets/Logo.imageset/Contents.json"
      try await workspace.changing(path, "\"logo.pdf\"", to: "3") {
        let run = try await workspace.test()
        #expect(run.status == 3)
        #expect(
          run.result.messages == [
            "windfall: \(workspace.url(path).path): images[0].filename: this is no text; mend it in Xcode"
          ])
      }
    }

    @Test("A picture that a catalog names and lacks is left out with a warning, as in Xcode")
    func missingPicture() async throws {
      let workspace = try #require(Workspace.current)
      let path = "Gallery/Assets.xcassets/Logo.imageset/Contents.json"
      try await workspace.changing(path, "logo.pdf", to: "gone.pdf") {
        let run = try await workspace.test()
        // The app asks for the picture by its symbol, which stops it where there is none.
        #expect(run.status == 1)
        #expect(!run.failed.isEmpty)
        #expect(
          run.result.messages == [
            "windfall: \(workspace.url(path).path): images[0]: the file gone.pdf of Logo is missing; mend it in Xcode; "
              + "it is left out"
          ])
      }
    }
  }
}
