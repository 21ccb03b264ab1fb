import Foundation
import WindfallProject

/// Fetches packages with SwiftPM, in the versions that the project has chosen before.
struct PackageResolver {
  /// What came of it.
  struct Resolution {
    var checkouts: [(folder: URL, identity: String)] = []
    var unavailable: [UnavailablePackage] = []
  }

  var command: PackageCommand
  let derivedData: DerivedData
  let progress: BuildProgress
  /// Where the project keeps settings of its own for SwiftPM.
  var folders: [URL] = []

  /// Where the packages lie that several projects use; nil where each project has its own.
  var shared: SharedCheckouts?

  /// The package that stands for the project, in whose name the others are fetched.
  private var folder: URL { derivedData.packages.appendingPathComponent("Project") }

  /// Fetches as many as can be had: where SwiftPM names some that cannot, the others are fetched without them.
  mutating func resolve(_ packages: [RemotePackage], pins: URL?) throws -> Resolution {
    var resolution = Resolution()
    var wanted = packages
    var missing = MissingFiles(template: derivedData.packages.appendingPathComponent("GitTemplate"))
    while !wanted.isEmpty {
      let manifest = ResolutionManifest(packages: wanted).text
      if try isDone(manifest, pins) { break }
      try FileWriter.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
      try writePins(pins)
      progress.show("fetching \(wanted.count == 1 ? wanted[0].url : "\(wanted.count) packages")")
      let result = try resolve(pins)
      if result.isSuccess {
        try FileWriter.write(stamp(manifest, pins), to: stampFile)
        break
      }
      if Self.lacksOnlyBinaries(result) { break }
      let lost = try missing.add(from: result.errors + result.output)
      if !lost.isEmpty {
        try leaveOut(lost, missing, named(wanted, in: result))
        continue
      }
      let failing = named(wanted, in: result).map { ($0, result) }
      // What no line names is wanted by one of them, such as a repository further down.
      for (package, result) in failing.isEmpty ? try failingAlone(wanted, pins, together: result) : failing {
        resolution.unavailable.append(
          UnavailablePackage(address: package.url, reason: reason(for: package, in: result)))
        wanted.removeAll { $0 == package }
      }
    }
    if !wanted.isEmpty { resolution.checkouts = try checkouts().map { (place(of: $0), $0.identity) } }
    return resolution
  }

  /// Has git check out without files that the repository is not known to have; what needs one will say so.
  private mutating func leaveOut(_ paths: [String], _ missing: MissingFiles, _ packages: [RemotePackage]) throws {
    let names =
      packages.isEmpty
      ? "a package" : packages.map { "the package \(PackageAddress($0.url).name)" }.joined(separator: ", ")
    progress.printOnce(
      "windfall: the repository of \(names) lacks files, which are left out: \(paths.joined(separator: ", "))")
    command.missingFiles = missing
    // Begun without the template, and not ended.
    let checkouts = derivedData.packages.appendingPathComponent("scratch/checkouts")
    let begun = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    for name in begun
    where packages.isEmpty || packages.contains(where: { PackageAddress($0.url).identity == name.lowercased() }) {
      try FileWriter.remove(checkouts.appendingPathComponent(name))
    }
  }

  private func named(_ wanted: [RemotePackage], in result: PackageCommand.Result) -> [RemotePackage] {
    let lines = (result.errors + result.output).filter { $0.contains("Failed to ") || $0.contains("error: ") }
    return wanted.filter { package in lines.contains { Self.names(package, in: $0) } }
  }

  /// Those that cannot be fetched even by themselves; all, if each of them can.
  private func failingAlone(
    _ wanted: [RemotePackage], _ pins: URL?, together result: PackageCommand.Result
  ) throws -> [(RemotePackage, PackageCommand.Result)] {
    guard wanted.count > 1 else { return wanted.map { ($0, result) } }
    var failing: [(RemotePackage, PackageCommand.Result)] = []
    for package in wanted {
      let manifest = ResolutionManifest(packages: [package]).text
      try FileWriter.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
      try writePins(pins)
      let result = try resolve(pins)
      if !result.isSuccess, !Self.lacksOnlyBinaries(result) { failing.append((package, result)) }
    }
    return failing.isEmpty ? wanted.map { ($0, result) } : failing
  }

  private func place(of checkout: Checkout) -> URL {
    guard let shared, let revision = checkout.revision else { return checkout.folder }
    return shared.place(of: checkout.folder, identity: checkout.identity, revision: revision)
  }

  /// Calls SwiftPM without fetching swift-syntax, if that can be.
  private func resolve(_ pins: URL?) throws -> PackageCommand.Result {
    var configuration = configuration
    let standIn = StandInRepository(folder: derivedData.packages.appendingPathComponent(SwiftSyntaxModules.package))
    if try standIn.make() {
      configuration.standIns = Dictionary(
        uniqueKeysWithValues: StandInRepository.addresses.map { ($0, standIn.folder.path) })
      try configuration.write(to: command.configuration)
      let result = try command.run(arguments, in: folder, usesNetwork: true)
      let text = (result.errors + result.output).joined()
      if result.isSuccess || !text.contains(SwiftSyntaxModules.package) { return result }
      configuration.standIns = [:]
      // What SwiftPM has written of the stand-in says nothing without it, and is an error.
      try writePins(pins)
    }
    try configuration.write(to: command.configuration)
    return try command.run(arguments, in: folder, usesNetwork: true)
  }

  private var arguments: [String] { command.fetching.isOffline ? ["--skip-update", "resolve"] : ["resolve"] }

  private var configuration: PackageConfiguration {
    let home = ProcessInfo.processInfo.environment["HOME"].map { URL(fileURLWithPath: $0) }
    return PackageConfiguration(folders: folders, home: home)
  }

  /// Whether a line has the address or the identity of a package, and not only one that begins with it.
  static func names(_ package: RemotePackage, in line: String) -> Bool {
    line.split { " '\"`,".contains($0) }.contains { word in
      word == package.shownAddress || word == PackageAddress(package.url).identity
        || word.hasPrefix(package.shownAddress + ":")
    }
  }

  private func reason(for package: RemotePackage, in result: PackageCommand.Result) -> String {
    let lines = result.errors + result.output
    // What git says comes below the line that names the address, and its first sentence is about the clone itself.
    if let index = lines.firstIndex(where: { $0.contains("Failed to ") && Self.names(package, in: $0) }) {
      let words = lines[(index + 1)...].first { $0.contains("fatal: ") }
      if let words { return Self.reason(inWords: words) }
    }
    return result.reason
  }

  /// Whether all sources are there, and only binaries could not be downloaded: what needs one is named where it is used.
  /// The next run asks for them again.
  static func lacksOnlyBinaries(_ result: PackageCommand.Result) -> Bool {
    let errors = (result.errors + result.output).filter { $0.hasPrefix("error: ") }
    // SwiftPM closes what it says of binaries with this word.
    let others = errors.filter { !$0.hasPrefix("error: failed downloading '") && $0 != "error: fatalError" }
    return others.isEmpty && errors.contains { $0.contains("' which is required by binary target '") }
  }

  /// What git's words come to; they name places of the machine, which say nothing to a reader of the message.
  static func reason(inWords words: String) -> String {
    if words.contains("transport '") && words.contains("not allowed") {
      return "it was not fetched before, and --offline keeps it from being fetched now"
    }
    if words.contains("Could not resolve host") { return "its host is not known here" }
    let isAbsent = ["does not appear to be a git repository", "not found", "does not exist"].contains(
      where: words.contains)
    if isAbsent { return "there is no such repository" }
    return words.trimmingCharacters(in: .whitespaces).replacing("fatal: ", with: "")
  }

  // MARK: - What is there already

  private var stampFile: URL { folder.appendingPathComponent("resolved.fingerprint") }

  private func stamp(_ manifest: String, _ pins: URL?) -> String {
    var fingerprint = Fingerprint(step: "resolve")
    fingerprint.add(manifest)
    fingerprint.add(fileContent: pins?.path ?? "")
    configuration.add(to: &fingerprint)
    return fingerprint.text
  }

  private func isDone(_ manifest: String, _ pins: URL?) throws -> Bool {
    guard FileManager.default.contents(atPath: stampFile.path) == Data(stamp(manifest, pins).utf8) else {
      return false
    }
    return try checkouts().allSatisfy { FileManager.default.fileExists(atPath: $0.folder.path) }
  }

  /// A package that SwiftPM has fetched, at a commit if it is from a repository.
  private struct Checkout {
    var folder: URL
    var identity: String
    var revision: String?
  }

  /// SwiftPM's own list of what it has fetched.
  private func checkouts() throws -> [Checkout] {
    struct State: Decodable {
      struct Object: Decodable { var dependencies: [Dependency] }
      struct Dependency: Decodable {
        var packageRef: Reference
        var subpath: String
        var state: Condition?
      }
      struct Condition: Decodable {
        var name: String
        var checkoutState: Commit?
      }
      struct Commit: Decodable { var revision: String }
      struct Reference: Decodable { var identity: String }
      var object: Object
    }
    let scratch = derivedData.packages.appendingPathComponent("scratch")
    let file = scratch.appendingPathComponent("workspace-state.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    let state = try? JSONDecoder().decode(State.self, from: data)
    // What lies in a folder is not fetched, and that of swift-syntax is not needed.
    let fetched = (state?.object.dependencies ?? []).filter {
      $0.state?.name != "fileSystem" && $0.packageRef.identity != SwiftSyntaxModules.package
    }
    return fetched.map { dependency in
      let parent = dependency.state?.name == "registryDownload" ? "registry/downloads" : "checkouts"
      return Checkout(
        folder: scratch.appendingPathComponent("\(parent)/\(dependency.subpath)"),
        identity: dependency.packageRef.identity, revision: dependency.state?.checkoutState?.revision)
    }
  }

  /// Puts the project's versions where SwiftPM looks for them, without what ties them to Xcode's own package.
  private func writePins(_ pins: URL?) throws {
    let file = folder.appendingPathComponent("Package.resolved")
    guard let pins, let data = FileManager.default.contents(atPath: pins.path),
      var content = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return try FileWriter.remove(file) }
    if content.removeValue(forKey: "originHash") != nil { content["version"] = 2 }
    if let pins = content["pins"] as? [[String: Any]] {
      content["pins"] = pins.filter { $0["identity"] as? String != SwiftSyntaxModules.package }
    }
    try FileWriter.write(try JSONSerialization.data(withJSONObject: content), to: file)
  }
}
