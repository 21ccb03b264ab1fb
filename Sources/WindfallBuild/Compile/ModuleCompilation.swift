import Foundation
import WindfallLowering
import WindfallProject

/// Compiles the lowered sources of one target into objects and a module.
struct ModuleCompilation {
  let target: TargetPlan
  let lowered: LoweredTarget
  let sdk: SDK
  let toolchain: Toolchain
  let derivedData: DerivedData
  /// What it is given for the headers of C that it sees, and those headers.
  var cArguments: [String] = []
  var cHeaders: [URL] = []
  /// What the targets that it needs import.
  var neededImports: Set<String> = []
  /// The programs that expand macros, by the names of their modules.
  var plugins: [String: (program: URL, launcher: URL)] = [:]

  /// Where what is made is kept for other projects.
  var store: ModuleStore?
  /// Of the modules that it could import, those that only declare what projects name, with their sources; and the lowered
  /// files that tell what of them it sees.
  var declared: [String: URL] = [:]
  var seenFiles: [URL] = []

  var folder: URL { derivedData.intermediates(target.name) }

  var outputFileMap: OutputFileMap {
    OutputFileMap(moduleName: target.moduleName, sources: lowered.files.map(\.lowered), folder: folder)
  }

  var module: URL { derivedData.modules.appendingPathComponent("\(target.moduleName).swiftmodule") }

  /// Headers of the project's could be read in the place of the system's.
  private var moduleCache: URL {
    cArguments.isEmpty && !target.settings.searchesHeaders ? derivedData.sharedModuleCache : derivedData.moduleCache
  }

  /// Writes the files that the compiler reads beside the sources, and answers the call of the compiler.
  func step(
    sdkIdentity: String, importing modules: [URL], after prerequisites: [Int]
  ) throws(BuildError) -> BuildStep {
    let map = folder.appendingPathComponent("output-file-map.json")
    try outputFileMap.write(to: map)
    let arguments = compilerArguments(outputFileMap: map)
    var inputs = Fingerprint(step: "compile")
    inputs.add(sdkIdentity)
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    inputs.add(lowered.files.map { String($0.loweredHash, radix: 16) })
    let ownInputs = inputs
    var conditions = Fingerprint(step: "compile")
    conditions.add(sdkIdentity)
    conditions.add(toolchain.identity)
    let headers = cHeaders.map(\.path)
    let programs = plugins.values.map(\.program.path).sorted()
    // Where the compiler keeps what it has read makes no difference to what it makes.
    let cache = ["-module-cache-path", moduleCache.path]
    return BuildStep(
      title: "compiling \(target.name) (\(lowered.files.count) \(lowered.files.count == 1 ? "file" : "files"))",
      executable: toolchain.compiler,
      arguments: arguments + cache, recordFile: folder.appendingPathComponent("compile.record"),
      outputs: outputFileMap.objects + [module], state: [outputFileMap.priors],
      sourceHashes: Dictionary(
        lowered.files.map { (outputFileMap.object(for: $0.lowered).path, $0.loweredHash) }, uniquingKeysWith: { $1 }),
      conditions: conditions.text, modules: modules, caches: [moduleCache],
      stored: place(sdkIdentity: sdkIdentity, arguments: arguments, importing: modules),
      fingerprint: {
        var fingerprint = ownInputs
        for module in modules { fingerprint.add(fileContent: module.path) }
        for header in headers { fingerprint.add(fileContent: header) }
        for plugin in programs { fingerprint.add(fileStamp: plugin) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }

  /// Where what is made is kept, by all that it is made from, wherever that lies.
  private func place(sdkIdentity: String, arguments: [String], importing modules: [URL]) -> ModuleStore.Place? {
    guard let store else { return nil }
    var key = StoreKey(step: "compile", derivedData: derivedData)
    // The tool writes some of what the arguments name.
    key.add([sdkIdentity, toolchain.identity, Builder.toolIdentity] + arguments)
    let ownKey = key
    let sources = lowered.files.map(\.lowered)
    let (declared, files) = (declared, seenFiles)
    let inputs = cHeaders.map(\.path) + plugins.values.map(\.program.path).sorted()
    return ModuleStore.Place(store: store) {
      var key = ownKey
      key.add(sources.map { "\(DeclaredParts.hash(ofFile: $0)) \($0.lastPathComponent)" })
      for module in modules where declared[module.deletingPathExtension().lastPathComponent] == nil {
        key.add(contentOf: module.path)
      }
      // What is declared for other targets of the project makes no difference.
      if !declared.isEmpty { key.add(Self.declarations(in: declared, seenBy: files)) }
      for input in inputs { key.add(contentOf: input) }
      return key.text
    }
  }

  /// What files can see of modules that only declare.
  private static func declarations(in declared: [String: URL], seenBy files: [URL]) -> [String] {
    let words = files.reduce(into: Set<String>()) { words, file in
      words.formUnion(DeclaredParts.words(of: InputFile.text(at: file) ?? ""))
    }
    return declared.sorted { $0.key < $1.key }.flatMap { module, source -> [String] in
      let text = InputFile.text(at: source) ?? ""
      // What is built may ask for the module, even if it needs nothing of it.
      if module == DeclaredNames.module { return [module] + DeclaredParts(text).named(by: words) }
      return words.contains(module) ? [module, text] : []
    }
  }

  /// The Testing library has modules beside those of Apple's frameworks, and the compiler would look for them beside
  /// ours; the one beside Foundation is there.
  private static let swiftTestingArguments = [
    "-Xfrontend", "-disable-cross-import-overlays", "-Xfrontend", "-import-module", "-Xfrontend", "_Testing_Foundation",
  ]

  /// Expressions that the compiler of iOS gets through with its SDK may take longer with the overloads of Linux's Foundation
  /// and ours: it gives up after four times as many steps as by default.
  static let patienceArguments = ["-Xfrontend", "-solver-scope-threshold=4000000"]

  private func compilerArguments(outputFileMap map: URL) -> [String] {
    var arguments = ["-incremental", "-output-file-map", map.path, "-j2", "-Onone", "-g", "-enable-testing"]
    // The other style numbers the lines that it shows as they are in the lowered file.
    arguments += ["-diagnostic-style", "llvm", "-module-name", target.moduleName] + Self.patienceArguments
    if !target.hasMainFile { arguments.append("-parse-as-library") }
    if target.pageContents != nil {
      arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", TestRegistryWriter.pageEntryPoint]
    }
    // A library that can be a program as well: the function in which that begins must not be taken for the tests'.
    if target.kind == .library, lowered.facts.contains(where: \.hasMain) {
      arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target.moduleName)_main"]
    }
    // The project's own modules come first: it may bring one that the SDK has a stand-in for.
    arguments += ["-I", derivedData.modules.path] + sdk.compilerArguments
    if lowered.importsSwiftTesting { arguments += Self.swiftTestingArguments }
    let imports = Set(lowered.facts.flatMap(\.imports))
    arguments += sdk.macroArguments(importing: imports)
    // A module that is imported may show those of swift-syntax that it imports itself.
    arguments += SwiftSyntaxModules.compilerArguments(importing: imports.union(neededImports), toolchain)
    for (module, plugin) in plugins.sorted(by: { $0.key < $1.key }) {
      arguments += ["-load-plugin-executable", "\(plugin.launcher.path)#\(module)"]
    }
    if target.isMeasured { arguments += Instrumentation.swiftArguments }
    arguments += cArguments
    // A macro that tests call is compiled as the one that the compiler calls.
    let usesSwiftSyntax = target.kind == .library && !SwiftSyntaxModules.names.isDisjoint(with: imports)
    arguments += (usesSwiftSyntax ? target.settings.forHost : target.settings).compilerArguments
    // Paths below the folder that the compiler runs in would be written without it, and backtraces do not add it.
    arguments += ["-file-compilation-dir", "/"]
    arguments += ["-emit-module", "-emit-module-path", module.path, "-c"]
    return arguments + lowered.files.map(\.lowered.path)
  }
}
