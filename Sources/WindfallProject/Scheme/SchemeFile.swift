import Foundation

/// Reads one `.xcscheme` file.
struct SchemeFile {
  let url: URL

  /// The folder where paths in the scheme start: that of the project or package.
  let folder: URL

  func scheme() throws(ProjectError) -> Scheme {
    guard let data = InputFile.data(at: url) else {
      throw ProjectError("the scheme \(InputFile.complaint(at: url))", path: url.path)
    }
    let root = try Self.root(of: data, at: url)
    let test = root["TestAction"]
    let launch = root["LaunchAction"]
    let launchOptions = options(of: launch)
    return Scheme(
      name: url.deletingPathExtension().lastPathComponent,
      buildTargets: (root["BuildAction"]?["BuildActionEntries"]?.all("BuildActionEntry") ?? []).compactMap(target),
      testables: (test?["Testables"]?.all("TestableReference") ?? []).compactMap(testable),
      testPlans: (test?["TestPlans"]?.all("TestPlanReference") ?? []).compactMap(plan),
      testConfiguration: test?.attributes["buildConfiguration"] ?? "Debug",
      testOptions: test?.attributes["shouldUseLaunchSchemeArgsEnv"] == "NO" ? options(of: test) : launchOptions,
      launchOptions: launchOptions,
      launchTarget: (launch?["BuildableProductRunnable"] ?? launch?["MacroExpansion"]).flatMap(target),
      actions: actions(of: root["BuildAction"], called: "build") + actions(of: test, called: "test"),
      coverage: test.flatMap(coverage), file: url)
  }

  private func coverage(_ test: MarkupElement) -> CoverageSetting? {
    guard test.isSet("codeCoverageEnabled") else { return nil }
    guard test.isSet("onlyGenerateCoverageForSpecifiedTargets") else { return CoverageSetting() }
    let names = (test["CodeCoverageTargets"]?.all("BuildableReference") ?? []).compactMap {
      $0.attributes["BlueprintName"]
    }
    return CoverageSetting(targets: names)
  }

  private func actions(of element: MarkupElement?, called name: String) -> [String] {
    [("PreActions", "pre-action"), ("PostActions", "post-action")].flatMap { tag, kind in
      (element?[tag]?.all("ExecutionAction") ?? []).map { action in
        "the \(kind) \"\(action["ActionContent"]?.attributes["title"] ?? "Run Script")\" of the \(name)"
      }
    }
  }

  private static func root(of data: Data, at url: URL) throws(ProjectError) -> MarkupElement {
    do {
      return try MarkupParser.root(of: data)
    } catch {
      throw ProjectError(
        "the scheme is damaged: its XML cannot be read, in line \(error.line): \(error.message)", path: url.path,
        advice: "make the scheme again in Xcode")
    }
  }

  private func target(of element: MarkupElement) -> SchemeTarget? {
    guard let reference = element["BuildableReference"]?.attributes else { return nil }
    return SchemeTarget(
      id: reference["BlueprintIdentifier"] ?? "", name: reference["BlueprintName"] ?? "",
      container: reference["ReferencedContainer"] ?? "")
  }

  private func testable(_ element: MarkupElement) -> Testable? {
    guard let target = target(of: element) else { return nil }
    let usesSelection = element.isSet("useTestSelectionWhitelist")
    return Testable(
      target: target, isSkipped: element.isSet("skipped"),
      skippedTests: usesSelection ? [] : tests(element["SkippedTests"]),
      selectedTests: usesSelection ? tests(element["SelectedTests"]) : nil,
      isParallel: element.attributes["parallelizable"].map { $0 == "YES" })
  }

  private func tests(_ element: MarkupElement?) -> [String] {
    (element?.all("Test") ?? []).compactMap { $0.attributes["Identifier"] }
  }

  private func plan(_ element: MarkupElement) -> TestPlanReference? {
    guard let reference = element.attributes["reference"], let path = reference.split(separator: ":").last else {
      return nil
    }
    return TestPlanReference(
      file: folder.appending(relativePath: String(path)), isDefault: element.isSet("default"))
  }

  private func options(of action: MarkupElement?) -> LaunchOptions {
    let arguments = (action?["CommandLineArguments"]?.all("CommandLineArgument") ?? [])
      .filter { $0.attributes["isEnabled"] != "NO" }.flatMap {
        SettingsList.elements(of: $0.attributes["argument"] ?? "")
      }
    var environment: [String: String] = [:]
    for variable in action?["EnvironmentVariables"]?.all("EnvironmentVariable") ?? []
    where variable.attributes["isEnabled"] != "NO" {
      environment[variable.attributes["key"] ?? ""] = variable.attributes["value"] ?? ""
    }
    return LaunchOptions(
      arguments: arguments, environment: environment.filter { !$0.key.isEmpty },
      language: action?.attributes["language"], region: action?.attributes["region"])
  }
}
