import Foundation

/// Compiles what runs while other targets are compiled: macros, with the toolchain's own swift-syntax.
struct HostCompilation {
  let toolchain: Toolchain
  let derivedData: DerivedData

  /// What a macro may use beside swift-syntax and the compiler's own libraries.
  private static let runtimeLibraries = ["Foundation", "FoundationEssentials", "FoundationInternationalization"]

  private var root: URL { derivedData.intermediates("Host") }

  private func folder(_ module: String) -> URL { root.appendingPathComponent(module) }

  private func object(_ module: String) -> URL { folder(module).appendingPathComponent("\(module).o") }

  private func interface(_ module: String) -> URL { root.appendingPathComponent("Modules/\(module).swiftmodule") }

  /// What the compiler starts for a macro: a script that starts its program in a sandbox.
  func launcher(of target: HostTarget) throws -> URL {
    let file = folder(target.moduleName).appendingPathComponent("\(target.moduleName)-launcher")
    let root = toolchain.compiler.deletingLastPathComponent().deletingLastPathComponent().path
    let program = plugin(target).path
    try FileWriter.write(
      Sandbox.current.launcher(of: program, reading: [root, folder(target.moduleName).path]), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  /// The program of a macro.
  func plugin(_ target: HostTarget) -> URL {
    folder(target.moduleName).appendingPathComponent("\(target.moduleName)-tool")
  }

  /// Adds the steps that make the macros, for all targets that use them; answers the last one's position for each macro.
  func addSteps(_ targets: [HostTarget], usedBy users: [TargetPlan], to steps: inout BuildSteps) throws(BuildError)
    -> [String: Int]
  {
    var used: Set<String> = []
    for macro in users.flatMap(\.macros) {
      used.insert(macro)
      used.formUnion(targets.first { $0.name == macro }?.dependencies ?? [])
    }
    let needed = targets.filter { used.contains($0.name) }
    guard !needed.isEmpty else { return [:] }
    let source = folder(CompilerPluginModule.name).appendingPathComponent("\(CompilerPluginModule.name).swift")
    try FileWriter.write(CompilerPluginModule.source, to: source)
    let versions = root.appendingPathComponent("Versions/module.modulemap")
    try FileWriter.write(SwiftSyntaxModules.versionMap, to: versions)
    var settings = CompilerSettings()
    settings.languageMode = 6
    let support = HostTarget(
      name: "", moduleName: CompilerPluginModule.name, sources: [source], settings: settings, dependencies: [],
      isMacro: false)
    var compiled: [String: Int] = ["": steps.add(try compilation(of: support, importing: [], after: []))]
    var linked: [String: Int] = [:]
    for target in needed {
      let parts = [support] + targets.filter { target.dependencies.contains($0.name) }
      let index = steps.add(
        try compilation(of: target, importing: parts, after: parts.compactMap { compiled[$0.name] }))
      compiled[target.name] = index
      guard target.isMacro else { continue }
      linked[target.name] = steps.add(
        link(target, with: parts, after: [index] + parts.compactMap { compiled[$0.name] }))
    }
    // A macro that does not compile keeps from being built what uses it, and nothing else.
    for user in users {
      for macro in user.macros {
        let names = (targets.first { $0.name == macro }?.dependencies ?? []) + [macro, ""]
        steps.share(names.compactMap { compiled[$0] } + [linked[macro]].compactMap { $0 }, with: user.name)
      }
    }
    return linked
  }

  private func compilation(
    of target: HostTarget, importing modules: [HostTarget], after prerequisites: [Int]
  ) throws(BuildError) -> BuildStep {
    try FileWriter.createFolder(folder(target.moduleName))
    try FileWriter.createFolder(root.appendingPathComponent("Modules"))
    // On a Mac the members of Foundation are there in each file of a macro, whether or not it imports Foundation.
    let members = folder(target.moduleName).appendingPathComponent("WindfallFoundationMembers.swift")
    try FileWriter.write("import Foundation\n", to: members)
    var arguments = ["-wmo", "-Onone", "-parse-as-library", "-module-name", target.moduleName]
    arguments += ["-diagnostic-style", "llvm", "-I", root.appendingPathComponent("Modules").path]
    arguments += ["-I", root.appendingPathComponent("Versions").path]
    arguments += ["-I", toolchain.hostLibraries.path, "-suppress-warnings"]
    arguments += ["-module-cache-path", derivedData.root.appendingPathComponent("Intermediates/ModuleCache").path]
    arguments += target.settings.compilerArguments
    arguments += ["-emit-module", "-emit-module-path", interface(target.moduleName).path]
    arguments += ["-c", "-o", object(target.moduleName).path] + (target.sources + [members]).map(\.path)
    var inputs = Fingerprint(step: "compile for the host")
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    let ownInputs = inputs
    let files = target.sources.map(\.path) + modules.map { interface($0.moduleName).path }
    return BuildStep(
      title: "compiling \(target.name.isEmpty ? target.moduleName : target.name) for macros",
      executable: toolchain.compiler, arguments: arguments,
      recordFile: folder(target.moduleName).appendingPathComponent("compile.record"),
      outputs: [object(target.moduleName), interface(target.moduleName)],
      fingerprint: {
        var fingerprint = ownInputs
        for file in files { fingerprint.add(fileContent: file) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }

  private func link(_ target: HostTarget, with parts: [HostTarget], after prerequisites: [Int]) -> BuildStep {
    let objects = (parts + [target]).map { object($0.moduleName).path }
    var arguments = ["-emit-executable", "-o", plugin(target).path, "-L", toolchain.hostLibraries.path]
    arguments += ["-Xlinker", "-rpath", "-Xlinker", toolchain.hostLibraries.path, "-Xlinker", "--as-needed"]
    arguments += objects + SwiftSyntaxModules.names.sorted().map { "-l\($0)" }
    // The compiler names these before the objects, where a linker that takes only what is needed passes them over.
    arguments += Self.runtimeLibraries.map { "-l\($0)" }
    var inputs = Fingerprint(step: "link for the host")
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    let ownInputs = inputs
    return BuildStep(
      title: "linking \(target.name)", executable: toolchain.compiler, arguments: arguments,
      recordFile: folder(target.moduleName).appendingPathComponent("link.record"),
      outputs: [plugin(target)],
      fingerprint: {
        var fingerprint = ownInputs
        for object in objects { fingerprint.add(fileStamp: object) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }
}
