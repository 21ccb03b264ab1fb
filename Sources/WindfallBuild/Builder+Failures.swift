extension Builder {
  /// The targets that plug-ins or the lowering have failed, and all that need them; throws where no test is left.
  func failures(before compiling: [String: LoweredTarget]) throws(BuildError) -> [String: BuildError] {
    var causes = broken
    let refused = plan.targets.filter { compiling[$0.name]?.hasErrors == true }.map(\.name)
    for name in refused {
      causes[name] =
        causes[name]
        ?? BuildError(.buildFailed, "cannot build \(refused.joined(separator: ", ")): see the errors above")
    }
    var failures: [String: BuildError] = [:]
    for target in plan.targets {
      let needed = plan.allThat(target, needs: plan.targets)
      failures[target.name] = needed.lazy.compactMap { causes[$0.name] }.first
    }
    let tests = plan.targets.filter(\.kind.isTest)
    if let first = plan.targets.lazy.compactMap({ failures[$0.name] }).first,
      !tests.contains(where: { failures[$0.name] == nil })
    {
      throw first
    }
    return failures
  }

  /// Says once for each reason why tests cannot run, and which can all the same.
  func announce(_ failures: [String: BuildError], leftOut: [String]) {
    guard !leftOut.isEmpty else { return }
    var messages: [String] = []
    for name in leftOut {
      guard let message = failures[name]?.message, !messages.contains(message) else { continue }
      messages.append(message)
    }
    for message in messages { progress.printOnce("windfall: \(message)") }
    let rest = plan.targets.filter { $0.kind.isTest && !leftOut.contains($0.name) }.map(\.name)
    progress.print(
      "windfall: so \(leftOut.joined(separator: ", ")) cannot run; \(rest.joined(separator: ", ")) can and will")
  }

  /// What the plug-ins of a plan's targets make.
  func generatedFiles(for plan: BuildPlan) throws -> GeneratedFiles {
    let targets = Set(plan.targets.filter { !$0.plugins.isEmpty }.map(\.name))
    if let known = generated.files[targets] { return known }
    let files = try PluginBuild(
      plan: plan, toolchain: toolchain, derivedData: derivedData, progress: progress, isVerbose: isVerbose
    ).run()
    generated.files[targets] = files
    return files
  }

  func checkEntryPoint(of target: TargetPlan, _ lowered: LoweredTarget?) throws(BuildError) {
    guard target.kind == .app, !target.hasMainFile, lowered?.facts.contains(where: \.hasMain) == false else { return }
    throw BuildError(
      .buildFailed, "target \(target.name) has no entry point; mark its App or app delegate with @main")
  }
}
