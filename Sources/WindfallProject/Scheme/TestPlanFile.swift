import Foundation

/// Reads one `.xctestplan` file.
struct TestPlanFile {
  let url: URL

  func plan() throws(ProjectError) -> TestPlan {
    guard let data = try? Data(contentsOf: url) else {
      throw ProjectError(
        "the test plan cannot be read", path: url.path, advice: "check the test plans of the scheme")
    }
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw ProjectError("the test plan is damaged", path: url.path, advice: "make the test plan again in Xcode")
    }
    let options = [content.defaultOptions, content.configurations?.first?.options].compactMap { $0 }
    return TestPlan(
      name: url.deletingPathExtension().lastPathComponent, file: url,
      testables: (content.testTargets ?? []).map(testable), options: launchOptions(options),
      runsInRandomOrder: options.compactMap(\.testExecutionOrdering).last == "random")
  }

  private func testable(_ entry: TargetEntry) -> Testable {
    Testable(
      target: SchemeTarget(
        id: entry.target.identifier ?? "", name: entry.target.name ?? "", container: entry.target.containerPath ?? ""),
      isSkipped: entry.enabled == false, skippedTests: entry.skippedTests?.identifiers ?? [],
      selectedTests: entry.selectedTests?.identifiers)
  }

  /// What all configurations have in common, then what the first one changes.
  private func launchOptions(_ options: [Options]) -> LaunchOptions {
    var result = LaunchOptions()
    for option in options {
      if let entries = option.commandLineArgumentEntries {
        result.arguments = entries.filter { $0.enabled != false }.flatMap { SettingsList.elements(of: $0.argument) }
      }
      for entry in option.environmentVariableEntries ?? [] where entry.enabled != false {
        result.environment[entry.key] = entry.value
      }
      result.language = option.language ?? result.language
      result.region = option.region ?? result.region
    }
    return result
  }
}

// MARK: - The file

extension TestPlanFile {
  private struct Content: Decodable {
    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [TargetEntry]?
  }

  private struct Configuration: Decodable {
    var options: Options?
  }

  private struct Options: Decodable {
    var commandLineArgumentEntries: [Argument]?
    var environmentVariableEntries: [Variable]?
    var language: String?
    var region: String?
    var testExecutionOrdering: String?
  }

  private struct Argument: Decodable {
    var argument: String
    var enabled: Bool?
  }

  private struct Variable: Decodable {
    var key: String
    var value: String
    var enabled: Bool?
  }

  private struct TargetEntry: Decodable {
    var target: Target
    var enabled: Bool?
    var skippedTests: TestPlanSelection?
    var selectedTests: TestPlanSelection?
  }

  private struct Target: Decodable {
    var containerPath: String?
    var identifier: String?
    var name: String?
  }
}
