import Foundation

/// Calls SwiftPM, with everything that it writes in one folder.
struct PackageCommand {
  /// What a call came to.
  struct Result {
    var isSuccess: Bool
    var output: [String]
    var errors: [String]

    /// The first thing that went wrong, in SwiftPM's words.
    var reason: String {
      // What the runtime says of a manifest that stops itself comes behind marks of its own.
      for line in errors + output {
        if let stop = line.firstRange(of: "Fatal error: ") { return "its manifest stops: \(line[stop.lowerBound...])" }
        if line.contains(ManifestCompiler.lateness) { return "its \(ManifestCompiler.lateness)" }
      }
      // A warning may tell of an error that did no harm.
      let failures = (errors + output).filter { $0.contains("error: ") && !$0.hasPrefix("warning: ") }
      let telling = failures.first { !$0.hasPrefix("error: ") } ?? failures.first ?? errors.first ?? "it ended early"
      return telling.hasPrefix("error: ") ? String(telling.dropFirst("error: ".count)) : telling
    }
  }

  /// How long a call may take: a package is fetched in that time, or it will not be.
  private static let timeLimit = 300.0

  let toolchain: Toolchain
  let folder: URL
  let progress: BuildProgress
  var fetching = PackageFetching()
  /// What git can check out without.
  var missingFiles: MissingFiles?

  /// Where SwiftPM finds the settings for fetching.
  var configuration: URL { folder.appendingPathComponent("config") }

  /// Calls SwiftPM; where it goes to the network, it finds the user's keys and settings for that in their home folder.
  func run(_ arguments: [String], in package: URL, usesNetwork: Bool = false) throws -> Result {
    var result = Result(isSuccess: false, output: [], errors: [])
    // What SwiftPM leaves there lies beside what it makes, not in the folder of all programs.
    let temporary = try ToolTemporaryFolder(folder.appendingPathComponent("temporary"))
    defer { withExtendedLifetime(temporary) {} }
    let cache = fetching.cache ?? folder.appendingPathComponent("cache")
    let places = ["config", "security", "scratch"].flatMap { name in
      ["--\(name)-path", folder.appendingPathComponent(name).path]
    }
    let launch = ChildLaunch(
      executable: toolchain.packageManager.path,
      arguments: ["package", "--package-path", package.path, "--cache-path", cache.path] + places + arguments,
      environment: try environment(usesNetwork: usesNetwork, temporary: temporary.path, package: package))
    let loop = EventLoop()
    let child = try ChildProcess(
      launch, loop: loop, onOutput: { result.output.append($0) }, onErrorOutput: { result.errors.append($0) })
    defer { child.end() }
    progress.tick(on: loop)
    loop.schedule(after: Self.timeLimit) {
      result.errors.append("error: it took longer than \(Int(Self.timeLimit)) seconds")
      // It puts what it starts into groups of their own.
      ProcessTree.end(descendantsOf: child.processID)
      child.send(SIGKILL)
    }
    try loop.run { child.status != nil }
    result.isSuccess = child.status?.isSuccess == true
    return result
  }

  /// The compiler and Foundation keep caches in the home folder, whatever SwiftPM is told.
  private func environment(usesNetwork: Bool, temporary: String, package: URL) throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let home = folder.appendingPathComponent("home").path
    environment["XDG_CACHE_HOME"] = home
    environment["TMPDIR"] = temporary
    if !usesNetwork { environment["HOME"] = home }
    environment.merge(missingFiles?.environment(beside: environment) ?? [:]) { $1 }
    if fetching.isOffline { environment["GIT_ALLOW_PROTOCOL"] = "file" }
    let compiler = ManifestCompiler(
      toolchain: toolchain, folder: folder.appendingPathComponent("sandbox"), sandbox: .current,
      cache: folder.appendingPathComponent("cache/manifests"))
    environment[ManifestCompiler.variable] = try compiler.write(reading: [package.path, folder.path])
    if Sandbox.current.program == nil { progress.printOnce(Sandbox.warning) }
    return environment
  }
}
