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

  @Test("A timeout must be more than nothing", arguments: ["0", "-1", "soon"])
  func timeout(value: String) {
    #expect(throws: (any Error).self) { try TestCommand.parse(["Shop", "--test-timeout", value]) }
  }

  @Test("Taps of a screenshot come in the order given")
  func screenshot() throws {
    let command = try ScreenshotCommand.parse(["Shop", "-o", "a.png", "--tap", "1", "--tap", "+", "--dark"])
    #expect(command.tap == ["1", "+"])
    #expect(command.output == "a.png")
    #expect(command.dark)
    #expect(throws: (any Error).self) { try ScreenshotCommand.parse(["Shop"]) }
  }
}
