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
    let configurations = (content.configurations ?? []).filter { $0.enabled != false }
    let options = [content.defaultOptions, configurations.first?.options].compactMap { $0 }
    let name = url.deletingPathExtension().lastPathComponent
    return TestPlan(
      name: name, file: url,
      testables: (content.testTargets ?? []).map(testable), options: launchOptions(options),
      runsInRandomOrder: options.compactMap(\.testExecutionOrdering).last == "random",
      notes: notes(configurations, options).map { "the test plan \(name): \($0)" })
  }

  private func notes(_ configurations: [Configuration], _ options: [Options]) -> [String] {
    var notes: [String] = []
    let names = configurations.map { $0.name ?? "unnamed" }
    if let first = names.first, names.count > 1 {
      notes.append("of its configurations only \(first) is run, not \(names.dropFirst().joined(separator: ", "))")
    }
    if let mode = options.compactMap(\.testRepetitionMode).last, mode != "none" {
      notes.append("no test is repeated (\(mode)); --iterations repeats all of them")
    }
    if options.contains(where: { $0.codeCoverage?.isOn == true }) { notes.append("no code coverage is gathered") }
    let sanitizers = options.contains {
      [$0.addressSanitizer?.isOn, $0.threadSanitizerEnabled, $0.undefinedBehaviorSanitizerEnabled].contains(true)
    }
    if sanitizers { notes.append("no sanitizer watches the tests") }
    return notes
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
    var name: String?
    var enabled: Bool?
    var options: Options?
  }

  private struct Options: Decodable {
    var commandLineArgumentEntries: [Argument]?
    var environmentVariableEntries: [Variable]?
    var language: String?
    var region: String?
    var testExecutionOrdering: String?
    var testRepetitionMode: String?
    var codeCoverage: Switch?
    var addressSanitizer: Switch?
    var threadSanitizerEnabled: Bool?
    var undefinedBehaviorSanitizerEnabled: Bool?
  }

  /// An option that is off, or on with details.
  private struct Switch: Decodable {
    let isOn: Bool

    private enum Key: String, CodingKey {
      case enabled
    }

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Bool.self) {
        isOn = value
      } else {
        isOn = try decoder.container(keyedBy: Key.self).decodeIfPresent(Bool.self, forKey: .enabled) ?? true
      }
    }
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
