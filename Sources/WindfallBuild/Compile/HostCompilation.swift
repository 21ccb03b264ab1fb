import Foundation
import WindfallLowering

/// Compiles what runs while other targets are compiled: macros, with the toolchain's own swift-syntax, and plug-ins with
/// their tools.
struct HostCompilation {
  let toolchain: Toolchain
  let derivedData: DerivedData

  /// What such a program may use beside swift-syntax and the compiler's own libraries.
  private static let runtimeLibraries = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
  ]

  private var root: URL { derivedData.intermediates("Host") }

  private func folder(_ module: String) -> URL { root.appendingPathComponent(module) }

  private func object(_ module: String) -> URL { folder(module).appendingPathComponent("\(module).o") }

  private func interface(_ module: String) -> URL { root.appendingPathComponent("Modules/\(module).swiftmodule") }

  /// What the compiler starts for a macro: a script that starts its program in a sandbox.
  func launcher(of target: HostTarget) throws -> URL {
    let file = folder(target.moduleName).appendingPathComponent("\(target.moduleName)-launcher")
    let root = toolchain.compiler.deletingLastPathComponent().deletingLastPathComponent().path
    let program = program(target).path
    try FileWriter.write(
      Sandbox.current.launcher(of: program, reading: [root, folder(target.moduleName).path]), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  /// The program of a macro, plug-in or tool.
  func program(_ target: HostTarget) -> URL {
    folder(target.moduleName).appendingPathComponent("\(target.moduleName)-tool")
  }

  /// Adds the steps that make the macros, for all targets that use them; answers the last one's position for each macro.
  func addSteps(_ targets: [HostTarget], usedBy users: [TargetPlan], to steps: inout BuildSteps) throws(BuildError)
    -> [String: Int]
  {
    let made = try addPrograms(Set(users.flatMap(\.macros)), of: targets, to: &steps)
    // A macro that does not compile keeps from being built what uses it, and nothing else.
    for user in users { for macro in user.macros { steps.share(made[macro] ?? [], with: user.name) } }
    return made.compactMapValues(\.last)
  }

  /// Adds the steps that make some programs; answers the positions of all that make one, its own link last.
  func addPrograms(_ names: Set<String>, of targets: [HostTarget], to steps: inout BuildSteps) throws(BuildError)
    -> [String: [Int]]
  {
    let used = names.union(targets.filter { names.contains($0.name) }.flatMap(\.dependencies))
    let needed = targets.filter { used.contains($0.name) }
    let versions = root.appendingPathComponent("Versions/module.modulemap")
    try FileWriter.write(SwiftSyntaxModules.versionMap, to: versions)
    var compiled: [String: [Int]] = [:]
    let support = try support()
    var supportSteps: [Int] = []
    if needed.contains(where: \.isMacro) {
      supportSteps = [steps.add(try compilation(of: support, importing: [], after: []))]
    }
    var made: [String: [Int]] = [:]
    for target in needed {
      let parts = targets.filter { target.dependencies.contains($0.name) }
      let before = supportSteps + parts.flatMap { compiled[$0.name] ?? [] }
      if let c = target.c {
        compiled[target.name] = try cCompilation(of: target, c, with: parts).steps().map { steps.add($0) }
        continue
      }
      let own = [steps.add(try compilation(of: target, importing: parts, after: before))]
      compiled[target.name] = own
      guard target.role != .library else { continue }
      let linked = target.isMacro ? [support] + parts : parts
      made[target.name] = before + own + [steps.add(link(target, with: linked, after: before + own))]
    }
    return made
  }

  /// What macros need beside swift-syntax.
  private func support() throws(BuildError) -> HostTarget {
    let source = folder(CompilerPluginModule.name).appendingPathComponent("\(CompilerPluginModule.name).swift")
    try FileWriter.write(CompilerPluginModule.source, to: source)
    var settings = CompilerSettings()
    settings.languageMode = 6
    return HostTarget(
      name: "", moduleName: CompilerPluginModule.name, sources: [source], settings: settings, dependencies: [],
      role: .library)
  }

  /// The compilation of C files, which lie where those of this target would lie if it were compiled for iOS.
  private func cCompilation(of target: HostTarget, _ c: CSources, with parts: [HostTarget]) -> CCompilation {
    let plan = TargetPlan(
      name: "Host/\(target.moduleName)", kind: .library, moduleName: target.moduleName,
      productName: target.moduleName, sources: [])
    return CCompilation(
      target: plan, sources: c, needed: parts.compactMap(\.c), toolchain: toolchain, derivedData: derivedData)
  }

  /// What lets Swift see the public headers of C targets.
  private func importArguments(_ parts: [HostTarget]) throws(BuildError) -> [String] {
    var arguments: [String] = []
    for part in parts {
      guard let headers = part.c?.publicHeaders else { continue }
      let map = ModuleMap(moduleName: part.moduleName, headers: headers)
      let file = map.own ?? folder(part.moduleName).appendingPathComponent("module.modulemap")
      if map.own == nil { try FileWriter.write(map.text, to: file) }
      arguments += ["-fmodule-map-file=\(file.path)", "-I", headers.path]
    }
    return arguments.flatMap { ["-Xcc", $0] }
  }

  private func compilation(
    of target: HostTarget, importing modules: [HostTarget], after prerequisites: [Int]
  ) throws(BuildError) -> BuildStep {
    try FileWriter.createFolder(folder(target.moduleName))
    try FileWriter.createFolder(root.appendingPathComponent("Modules"))
    // On a Mac the members of Foundation are there in each file of a macro, whether or not it imports Foundation.
    let members = folder(target.moduleName).appendingPathComponent("WindfallFoundationMembers.swift")
    try FileWriter.write("import Foundation\n" + SwiftSyntaxModules.olderNames(for: target.sources), to: members)
    let accessor = try target.resourceBundle.map { bundle throws(BuildError) in
      try assemble(bundle, of: target)
    }
    var arguments = ["-wmo", "-Onone", "-module-name", target.moduleName]
    if !target.hasMainFile { arguments.append("-parse-as-library") }
    arguments += ["-diagnostic-style", "llvm", "-I", root.appendingPathComponent("Modules").path]
    arguments += ["-I", root.appendingPathComponent("Versions").path]
    arguments += ["-I", toolchain.hostLibraries.path, "-suppress-warnings"]
    let imports = try importArguments(modules)
    let seesHeaders = target.settings.searchesHeaders || !imports.isEmpty
    arguments += ["-module-cache-path", (seesHeaders ? derivedData.moduleCache : derivedData.sharedModuleCache).path]
    arguments += target.settings.forHost.compilerArguments + imports
    if target.role == .plugin {
      arguments += ["-I", toolchain.pluginLibraries.path, "-package-description-version", target.toolsVersion]
    }
    arguments += ["-emit-module", "-emit-module-path", interface(target.moduleName).path]
    arguments +=
      ["-c", "-o", object(target.moduleName).path]
      + (target.sources + [members] + [accessor].compactMap { $0 }).map(\.path)
    var inputs = Fingerprint(step: "compile for the host")
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    // Whatever may import it is made anew with it.
    inputs.add(CompilerPluginModule.source)
    let ownInputs = inputs
    let files =
      target.sources.map(\.path)
      + modules.flatMap { part in part.c.map { $0.headers.map(\.path) } ?? [interface(part.moduleName).path] }
    return BuildStep(
      title: "compiling \(target.name.isEmpty ? target.moduleName : target.name) for this machine",
      executable: toolchain.compiler, arguments: arguments,
      recordFile: folder(target.moduleName).appendingPathComponent("compile.record"),
      outputs: [object(target.moduleName), interface(target.moduleName)],
      fingerprint: {
        var fingerprint = ownInputs
        for file in files + [members.path] { fingerprint.add(fileContent: file) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }

  /// Makes the bundle of a target's resources; answers the source by which its code finds them, as `Bundle.module`.
  private func assemble(_ bundle: ResourceBundle, of target: HostTarget) throws(BuildError) -> URL {
    let plan = TargetPlan(
      name: target.name, kind: .library, moduleName: target.moduleName, productName: target.moduleName, sources: [])
    let layout = BundleLayout(resources: bundle, products: folder(target.moduleName))
    try BundleAssembler(
      target: bundle.plan(for: plan), layout: layout,
      recordFile: folder(target.moduleName).appendingPathComponent("resources.record")
    ).run()
    let file = folder(target.moduleName).appendingPathComponent("WindfallResourceBundle.swift")
    let text = """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module: Bundle = {
          if let bundle = Bundle(path: \(layout.folder.path.swiftLiteral)) { return bundle }
          fatalError("the resource bundle \(bundle.name) is gone")
        }()
      }

      """
    try FileWriter.write(text, to: file)
    return file
  }

  private func link(_ target: HostTarget, with parts: [HostTarget], after prerequisites: [Int]) -> BuildStep {
    let objects = (parts + [target]).flatMap { part in
      part.c.map { cCompilation(of: part, $0, with: []).objects } ?? [object(part.moduleName)]
    }.map(\.path)
    var arguments = ["-emit-executable", "-o", program(target).path, "-L", toolchain.hostLibraries.path]
    arguments += ["-Xlinker", "-rpath", "-Xlinker", toolchain.hostLibraries.path, "-Xlinker", "--as-needed"]
    arguments += objects + SwiftSyntaxModules.names.sorted().map { "-l\($0)" }
    if target.role == .plugin {
      let folder = toolchain.pluginLibraries.path
      arguments += ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder, "-lPackagePlugin"]
    }
    let c = parts.compactMap(\.c)
    arguments += (c.isEmpty ? [] : ["-lstdc++", "-lm"]) + Set(c.flatMap(\.libraries)).sorted().map { "-l\($0)" }
    // The compiler names these before the objects, where a linker that takes only what is needed passes them over.
    arguments += Self.runtimeLibraries.map { "-l\($0)" }
    var inputs = Fingerprint(step: "link for the host")
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    let ownInputs = inputs
    return BuildStep(
      title: "linking \(target.name)", executable: toolchain.compiler, arguments: arguments,
      recordFile: folder(target.moduleName).appendingPathComponent("link.record"),
      outputs: [program(target)],
      fingerprint: {
        var fingerprint = ownInputs
        for object in objects { fingerprint.add(fileStamp: object) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }
}
