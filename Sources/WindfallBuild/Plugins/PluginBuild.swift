import Foundation
import WindfallProject

/// Runs the plug-ins of a plan's targets and the commands that they ask for, before anything else is built.
struct PluginBuild {
  let plan: BuildPlan
  let toolchain: Toolchain
  let derivedData: DerivedData
  let progress: BuildProgress
  let isVerbose: Bool

  private var host: HostCompilation { HostCompilation(toolchain: toolchain, derivedData: derivedData) }

  func run() throws -> GeneratedFiles {
    var generated = GeneratedFiles()
    let targets = plan.targets.filter { !$0.plugins.isEmpty }
    guard !targets.isEmpty else { return generated }
    generated.failures = try compile(targets)
    for target in targets where generated.failures[target.name] == nil {
      do {
        let files = try files(of: target)
        generated.sources[target.name] = files.filter { $0.pathExtension == "swift" }
        generated.resources[target.name] = files.filter { $0.pathExtension != "swift" }.map {
          BundleResource(source: $0, destination: $0.lastPathComponent)
        }
      } catch let error as BuildError where error.status == .buildFailed {
        generated.failures[target.name] = error
      }
    }
    progress.finish()
    return generated
  }

  /// Compiles the plug-ins and their tools; answers why targets have to do without.
  private func compile(_ targets: [TargetPlan]) throws -> [String: BuildError] {
    var steps = BuildSteps()
    let programs = Set(targets.flatMap(\.plugins).flatMap(\.programs))
    let made = try host.addPrograms(programs, of: plan.hostTargets, to: &steps)
    let goals = targets.map { target in
      Set(target.plugins.flatMap(\.programs).flatMap { made[$0] ?? [] })
    }
    let missed: [Int: BuildError]
    do {
      missed = try runner(steps.steps, goals: goals).run()
    } catch let error as BuildError where error.status == .buildFailed {
      missed = Dictionary(uniqueKeysWithValues: targets.indices.map { ($0, error) })
    }
    return Dictionary(uniqueKeysWithValues: missed.map { (targets[$0].name, $1) })
  }

  private func runner(_ steps: [BuildStep], goals: [Set<Int>] = []) -> StepRunner {
    StepRunner(steps, goals: goals, progress: progress, messages: MessageFilter(files: []), isVerbose: isVerbose)
  }

  /// What the plug-ins of a target make, each seeing what those before it have made.
  private func files(of target: TargetPlan) throws -> [URL] {
    var files: [URL] = []
    for use in target.plugins {
      for file in try self.files(of: use, for: target, after: files) where !files.contains(file) { files.append(file) }
    }
    let own = Dictionary(
      target.sources.map { ($0.lastPathComponent, $0.path) }, uniquingKeysWith: { first, _ in first })
    for file in files where file.pathExtension == "swift" {
      guard let path = own[file.lastPathComponent] else { continue }
      throw BuildError(
        .buildFailed,
        "\(path): a plug-in makes a file of this name for the target \(target.name) too; rename one of them")
    }
    return files
  }

  private func files(of use: PluginUse, for target: TargetPlan, after earlier: [URL]) throws -> [URL] {
    guard let plugin = plan.hostTargets.first(where: { $0.name == use.plugin }) else { return [] }
    let work = derivedData.intermediates(target.name).appendingPathComponent("Plugins/\(plugin.moduleName)")
    var places = PluginContext.Places(workFolder: work, tools: tools(of: use), programFolders: programFolders)
    places.sources = earlier.filter { $0.pathExtension == "swift" }
    places.resources = earlier.filter { $0.pathExtension != "swift" }
    guard let request = use.context.request(places) else { return [] }
    let reading = use.context.folders.map(\.path) + [derivedData.root.path, toolchainFolder.path]
    progress.mention("asking \(use.title) about \(target.name)")
    let process = PluginProcess(program: host.program(plugin), workFolder: work, reading: reading)
    let replies: [PluginReply]
    do {
      replies = try process.run(request, progress: progress)
    } catch let failure as PluginProcess.Failure {
      throw BuildError(.buildFailed, "\(use.title) cannot be used for the target \(target.name): \(failure.reason)")
    }
    return try run(replies, of: use, for: target, in: work, reading: reading)
  }

  /// Runs the commands that a plug-in has named: first those that are to be run each time, then the others in the order
  /// of what they make of each other.
  private func run(
    _ replies: [PluginReply], of use: PluginUse, for target: TargetPlan, in work: URL, reading: [String]
  ) throws -> [URL] {
    var builds: [PluginCommand] = []
    var prebuilds: [(command: PluginCommand, folder: URL)] = []
    func command(_ command: PluginReply.Command, _ inputs: [URL] = [], _ outputs: [URL] = []) -> PluginCommand {
      PluginCommand(
        use: use, target: target.name, command: command, inputs: inputs, outputs: outputs, workFolder: work,
        reading: reading)
    }
    for reply in replies {
      switch reply {
      case .diagnostic(let diagnostic) where diagnostic.severity == "warning":
        progress.printOnce("warning: \(diagnostic.message) (says \(use.title))")
      case .build(_, _, let outputs) where outputs.isEmpty:
        progress.printOnce("windfall: \(use.title) only checks what is there, so its commands are not run")
      case .build(let words, let inputs, let outputs): builds.append(command(words, inputs, outputs))
      case .prebuild(let words, let folder): prebuilds.append((command(words), folder))
      case .diagnostic, .other: break
      }
    }
    var steps: [BuildStep] = []
    for (index, prebuild) in prebuilds.enumerated() {
      let step = try prebuild.command.step(number: index, toolchain: toolchain, after: [])
      // What it depends on is not known, so that it has no record.
      try FileWriter.remove(step.recordFile)
      try FileWriter.createFolder(prebuild.folder)
      steps.append(step)
    }
    for (index, build) in builds.enumerated() {
      let earlier = builds.indices.filter { other in
        other != index && !Set(builds[other].outputs).isDisjoint(with: build.inputs)
      }
      steps.append(
        try build.step(
          number: prebuilds.count + index, toolchain: toolchain,
          after: Array(prebuilds.indices) + earlier.map { prebuilds.count + $0 }))
    }
    if !steps.isEmpty { try runner(steps).run() }
    let made = try prebuilds.flatMap { try Self.files(in: $0.folder) } + builds.flatMap(\.outputs)
    if let file = made.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) {
      throw BuildError(.buildFailed, "\(use.title) has not made \(file.path), as it said that it would")
    }
    return made
  }

  private static func files(in folder: URL) throws -> [URL] {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.map { folder.appendingPathComponent($0) }.filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  private func tools(of use: PluginUse) -> [String: URL] {
    var result: [String: URL] = [:]
    for (name, target) in use.tools {
      guard let tool = plan.hostTargets.first(where: { $0.name == target }) else { continue }
      result[name] = host.program(tool)
    }
    return result
  }

  private var toolchainFolder: URL {
    toolchain.compiler.deletingLastPathComponent().deletingLastPathComponent()
  }

  private var programFolders: [URL] {
    [toolchain.compiler.deletingLastPathComponent(), URL(fileURLWithPath: "/usr/bin")]
  }
}
