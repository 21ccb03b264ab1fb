import Foundation

/// Links one target's objects and the SDK's into an executable or a loadable test bundle.
///
/// The linker is called as the Swift compiler would call it, except that runtime libraries are asked for before all
/// objects and only where needed: the compiler's own way would load FoundationNetworking into every app.
struct Linking {
  enum Product {
    case executable
    /// A library whose framework and app symbols come from the process that loads it.
    case bundle
  }

  let product: Product
  let output: URL
  /// The project's own objects, in order.
  let objects: [URL]
  /// The modules of the SDK that stand in for packages which the objects need.
  var packageModules: [String] = []
  /// The frameworks of the SDK that the objects need, beside those that every app has.
  var frameworkModules: [String] = []
  /// Whether any of the objects count how often their code is run.
  var isMeasured = false
  /// The libraries of the system that packages ask for.
  var systemLibraries: [String] = []
  /// All modules that the objects' sources import.
  var imports: Set<String> = []
  let toolchain: Toolchain

  /// What a Swift program for iOS may use of the toolchain's runtime.
  private static let runtimeLibraries = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
    "swiftSynchronization", "swiftObservation", "swiftDistributed", "swiftSwiftOnoneSupport", "swiftGlibc",
    "BlocksRuntime", "dispatch", "swiftDispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "_FoundationICU", "FoundationNetworking", "FoundationXML", "stdc++", "m",
  ]
  /// Names of private types contain where they are in memory: at a place of nine digits, as on Apple's systems, what
  /// looks for them in such names finds them, and they are the same in each run.
  private static let bundleBase = "-Wl,--image-base=0x100000000"
  private static let testLibraries = ["XCTest", "Testing", "_Testing_Foundation"]

  func step(
    name: String, sdk: SDK, sdkIdentity: String, scripts: URL, recordFile: URL, after prerequisites: [Int]
  ) throws(BuildError) -> BuildStep {
    let arguments = try linkerArguments(sdk: sdk, scripts: scripts)
    let objects = objects
    var inputs = Fingerprint(step: "link")
    inputs.add(sdkIdentity)
    inputs.add(toolchain.identity)
    inputs.add(arguments)
    let ownInputs = inputs
    return BuildStep(
      title: "linking \(name)", executable: toolchain.linkerDriver, arguments: arguments,
      recordFile: recordFile, outputs: [output],
      fingerprint: {
        var fingerprint = ownInputs
        for object in objects { fingerprint.add(fileStamp: object.path) }
        return fingerprint
      },
      prerequisites: prerequisites)
  }

  private func linkerArguments(sdk: SDK, scripts: URL) throws(BuildError) -> [String] {
    let libraries = toolchain.runtimeLibraries.path
    var arguments = ["-fuse-ld=lld", "-o", output.path, "-L", libraries, "-Wl,-rpath,\(libraries)", "-Wl,--as-needed"]
    // Errors are cast as on iOS.
    arguments.append("-Wl,--wrap=swift_dynamicCast")
    if isMeasured { arguments += Instrumentation.linkerArguments }
    arguments.append(toolchain.runtimeObject.path)
    arguments += objects.map(\.path)
    // Tests may use what the app did not, and so does not hold.
    let lazy = ["-Wl,--start-lib", try sdk.writeLinkerScript(of: .lazy, into: scripts).path, "-Wl,--end-lib"]
    let imported = try sdk.objects(ofModules: packageModules + frameworkModules)
    switch product {
    case .executable:
      arguments += ["-pie", "-Wl,--export-dynamic", try sdk.writeLinkerScript(of: .app, into: scripts).path]
      arguments += lazy + imported
    case .bundle:
      arguments += ["-shared", Self.bundleBase, try sdk.writeLinkerScript(of: .test, into: scripts).path] + lazy
      arguments += imported
      arguments += Self.testLibraries.map { "-l\($0)" }
    }
    arguments += (SDK.libraries(of: frameworkModules) + systemLibraries + Self.runtimeLibraries).map { "-l\($0)" }
    arguments += SwiftSyntaxModules.linkerArguments(importing: imports, toolchain)
    // XCTest does not say where its own libraries are, so that Foundation has to be loaded before it.
    if product == .executable, packageModules.contains("TestDoubles") {
      arguments += Self.testLibraries.map { "-l\($0)" }
    }
    return arguments
  }
}
