import Foundation

/// Reads one `.xctestplan` file.
struct TestPlanFile {
  let url: URL

  func plan() throws(ProjectError) -> TestPlan {
    guard let data = InputFile.data(at: url) else {
      throw ProjectError(
        "the test plan \(InputFile.complaint(at: url))", path: url.path, advice: "check the test plans of the scheme")
    }
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      throw ProjectError("the test plan is damaged", path: url.path, advice: "make the test plan again in Xcode")
    }
    let enabled = (content.configurations ?? []).filter { $0.enabled != false }
    let name = url.deletingPathExtension().lastPathComponent
    let all = (enabled.isEmpty ? [Configuration()] : enabled).map { own in
      (own, [content.defaultOptions, own.options].compactMap { $0 })
    }
    return TestPlan(
      name: name, file: url,
      testables: (content.testTargets ?? []).map(testable),
      configurations: all.map { own, options in
        TestConfiguration(
          name: all.count > 1 ? own.name ?? "unnamed" : nil, options: options.launchOptions,
          repetition: options.repetition ?? .none, timeAllowance: options.timeAllowance)
      },
      coverage: all.flatMap(\.1).compactMap(\.codeCoverage).last { $0.isOn }.map {
        CoverageSetting(targets: $0.targets)
      },
      notes: notes(all.map(\.1), content.testTargets ?? []).map { "the test plan \(name): \($0)" })
  }

  private func notes(_ all: [[TestPlanOptions]], _ targets: [TargetEntry]) -> [String] {
    let options = all.flatMap { $0 }
    var notes: [String] = []
    if let mode = all.first(where: { $0.repetition == nil })?.compactMap(\.testRepetitionMode).last {
      notes.append("no test is repeated: the repetition mode \"\(mode)\" is not known")
    }
    let sanitizers = options.contains {
      [$0.addressSanitizer?.isOn, $0.threadSanitizerEnabled, $0.undefinedBehaviorSanitizerEnabled].contains(true)
    }
    if sanitizers { notes.append("no sanitizer watches the tests") }
    if options.contains(where: { $0.locationScenario != nil }) { notes.append("no location is simulated") }
    if targets.contains(where: { $0.selectedTags != nil || $0.skippedTags != nil }) {
      notes.append("no test is chosen or left out by its tags")
    }
    return notes
  }

  private func testable(_ entry: TargetEntry) -> Testable {
    Testable(
      target: SchemeTarget(
        id: entry.target.identifier ?? "", name: entry.target.name ?? "", container: entry.target.containerPath ?? ""),
      isSkipped: entry.enabled == false, skippedTests: entry.skippedTests?.identifiers ?? [],
      selectedTests: entry.selectedTests?.identifiers, isParallel: entry.parallelizable)
  }
}

// MARK: - The file

extension TestPlanFile {
  private struct Content: Decodable {
    var configurations: [Configuration]?
    var defaultOptions: TestPlanOptions?
    var testTargets: [TargetEntry]?
  }

  private struct Configuration: Decodable {
    var name: String?
    var enabled: Bool?
    var options: TestPlanOptions?
  }

  private struct TargetEntry: Decodable {
    var target: Target
    var enabled: Bool?
    var parallelizable: Bool?
    var skippedTests: TestPlanSelection?
    var selectedTests: TestPlanSelection?
    var skippedTags: TestPlanOptions.Presence?
    var selectedTags: TestPlanOptions.Presence?
  }

  private struct Target: Decodable {
    var containerPath: String?
    var identifier: String?
    var name: String?
  }
}
