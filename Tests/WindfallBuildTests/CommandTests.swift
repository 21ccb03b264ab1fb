import ArgumentParser
import Testing

@testable import windfall

@Suite struct CommandTests {
  @Test("The options of the test command")
  func options() throws {
    let command = try TestCommand.parse([
      "Shop", "--scheme", "Shop", "--only-testing", "ShopTests", "--only-testing", "ShopUITests/CartTests",
      "--skip-testing", "ShopTests/SlowTests", "--seed", "7", "--test-timeout", "2.5", "--junit", "a.xml", "--json",
      "b.json", "--derived-data", "/tmp/dd", "--verbose", "--allow-network", "--test-plan", "Nightly",
      "--only-test-configuration", "German", "--skip-test-configuration", "French", "--retry-tests-on-failure",
    ])
    #expect(command.project.path == "Shop")
    #expect(command.project.scheme == "Shop")
    #expect(command.project.derivedData == "/tmp/dd")
    #expect(command.project.verbose)
    #expect(command.onlyTesting == ["ShopTests", "ShopUITests/CartTests"])
    #expect(command.skipTesting == ["ShopTests/SlowTests"])
    #expect(command.seed == 7)
    #expect(command.testTimeout == 2.5)
    #expect(command.junit == "a.xml")
    #expect(command.json == "b.json")
    #expect(!command.list)
    #expect(command.allowNetwork)
    #expect(command.testPlan == "Nightly")
    #expect(command.onlyTestConfiguration == ["German"])
    #expect(command.skipTestConfiguration == ["French"])
    #expect(command.retryTestsOnFailure && !command.runTestsUntilFailure)
    #expect(command.iterations == nil)
  }

  @Test("Tests run in random order, or in that of their names")
  func order() throws {
    #expect(try TestCommand.parse(["Shop", "--in-order"]).inOrder)
    #expect(throws: (any Error).self) { try TestCommand.parse(["Shop", "--in-order", "--seed", "7"]) }
  }

  @Test("A test cannot be repeated until it fails and until it passes")
  func repetition() {
    #expect(throws: (any Error).self) {
      try TestCommand.parse(["Shop", "--retry-tests-on-failure", "--run-tests-until-failure"])
    }
  }

  @Test("A timeout must be more than nothing", arguments: ["0", "-1", "soon", "inf", "nan", "1e30"])
  func timeout(value: String) {
    #expect(throws: (any Error).self) { try TestCommand.parse(["Shop", "--test-timeout", value]) }
  }

  @Test(
    "What a number must be is said, also of a negative one",
    arguments: [
      (["--seed", "-1"], "--seed must be"), (["--iterations", "-3"], "--iterations must be"),
      (["--test-timeout", "-2"], "--test-timeout must be"), (["--test-timeout", "1e30"], "at most 8640000"),
      (["--derived-data", ""], "--derived-data must name a folder"),
      (["--junit", "./r", "--json", "r"], "must not name the same file"),
      (["--junit", "-", "--json", "-"], "must not name the same file"),
      (["--html", "r", "--coverage-json", "./r"], "--html and --coverage-json must not name the same file"),
      (["--markdown", "r", "--times", "r"], "must not name the same file"),
      (["--junit", ""], "--junit must name a file"), (["--attachments", ""], "--attachments must name a folder"),
    ])
  func numbers(arguments: [String], words: String) {
    do {
      _ = try TestCommand.parse(["Shop"] + arguments)
      Issue.record("is taken")
    } catch {
      #expect(TestCommand.message(for: error).contains(words), "\(TestCommand.message(for: error))")
    }
  }

  @Test("An empty path is not the current folder")
  func emptyPath() {
    #expect(throws: (any Error).self) { try TestCommand.parse([""]) }
  }

  @Test("Two reports may go to one device, and one to standard output")
  func reports() throws {
    _ = try TestCommand.parse(["Shop", "--junit", "/dev/null", "--json", "/dev/null"])
    #expect(try TestCommand.parse(["Shop", "--json", "-"]).json == "-")
  }

  @Test("A misspelt command is told the nearest one")
  func misspelling() {
    #expect(Windfall.misspelling(in: "tset") == "there is no command 'tset'; did you mean 'test'?")
    #expect(Windfall.misspelling(in: "version")?.contains("--version") == true)
    #expect(Windfall.misspelling(in: "frobnicate")?.contains("the commands are test, doctor") == true)
    for known in ["test", "help", "--help", nil] { #expect(Windfall.misspelling(in: known) == nil) }
  }

  @Test("What a screenshot does to the app is done in the order of the options")
  func screenshot() throws {
    let command = try ScreenshotCommand.parse([
      "Shop", "-o", "a.png", "--tap", "Name", "--type", "Ada", "--swipe", "up", "--tap=+", "--scroll-to", "End",
      "--wait-for", "Done", "--dark", "--text-size", "ax2", "--orientation", "landscape-right",
    ])
    #expect(
      command.screen.actions == [
        .tap("Name"), .type("Ada"), .swipe(.up), .tap("+"), .scroll(to: "End"), .wait(for: "Done"),
      ])
    #expect(command.output == "a.png")
    #expect(command.screen.variables == ["WINDFALL_APPEARANCE": "dark"])
    #expect(
      command.screen.arguments == [
        "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityL",
      ])
    #expect(command.screen.orientation?.number == 4)
    #expect(throws: (any Error).self) { try ScreenshotCommand.parse(["Shop"]) }
  }

  @Test("A screen of a size that no screen has is refused")
  func screenSizes() throws {
    #expect(
      try ScreenshotCommand.parse(["A", "-o", "a", "--size", "320x568"]).screen.variables.values.first == "320x568")
    for size in ["320", "0x10", "320x", "320x568x1", "99999x100", "axb"] {
      #expect(throws: (any Error).self) { try ScreenshotCommand.parse(["A", "-o", "a", "--size", size]) }
    }
    #expect(throws: (any Error).self) {
      try ScreenshotCommand.parse(["A", "-o", "a", "--size", "320x568", "--device", "iPad"])
    }
  }
}
