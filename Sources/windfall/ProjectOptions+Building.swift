import Foundation
import WindfallBuild
import WindfallProject

extension ProjectOptions {
  /// Makes ready to build the pages of a playground.
  func builder(of playground: Playground) throws -> PlaygroundBuilder {
    let folder = try derivedData.map { try DerivedData(folder: $0) } ?? DerivedData(project: playground.url)
    let progress = BuildProgress()
    return PlaygroundBuilder(
      playground: playground, sdk: try SDK.locate(), toolchain: try Toolchain.locate(), derivedData: folder,
      progress: progress, isVerbose: verbose, lock: try DerivedDataLock(folder, progress: progress))
  }

  /// The playground that is meant, if one is.
  var playground: URL? {
    get throws { project == nil ? try PlaygroundLocator.locate(path) : nil }
  }

  /// The project, with the settings that the command line changes.
  func workspace() throws -> XcodeWorkspace {
    let workspace = try XcodeWorkspace(path: path, project: project)
    guard !setting.isEmpty || xcconfig != nil else { return workspace }
    let values = setting.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: String(parts[1]))
    }
    return try workspace.overriding(with: values, configurationFile: xcconfig.map { URL(fileURLWithPath: $0) })
  }

  /// Where what is built of the project or playground lies.
  func derivedDataFolder() throws -> DerivedData {
    if let derivedData { return try DerivedData(folder: derivedData) }
    if let playground = try playground { return DerivedData(project: playground) }
    return try derivedDataFolder(of: try workspace())
  }

  /// Where what is built of a project lies.
  func derivedDataFolder(of workspace: XcodeWorkspace) throws -> DerivedData {
    try derivedData.map { try DerivedData(folder: $0) } ?? DerivedData(project: workspace.url)
  }

  /// Reads the project and makes ready to build what the command needs of it; what cannot be built is said.
  func builder(planning: (BuildPlanner) throws -> BuildPlan) throws -> Builder {
    let workspace = try workspace()
    let toolchain = try Toolchain.locate()
    let sdk = try SDK.locate()
    let folder = try derivedDataFolder(of: workspace)
    let progress = BuildProgress()
    let lock = try DerivedDataLock(folder, progress: progress)
    // The schemes of a package are known when it has been read.
    let known = workspace.isPackage ? nil : try workspace.scheme(named: scheme)
    let store = PackageStore()
    let fetching = PackageFetching(cache: packageCache.map { URL(fileURLWithPath: $0) }, isOffline: offline)
    let packages = try PackageLoader(
      toolchain: toolchain, derivedData: folder, progress: progress, fetching: fetching, store: store
    ).load(workspace)
    var scheme = try known ?? packages.scheme(named: scheme, of: workspace)
    if let configuration { scheme.testConfiguration = try workspace.configuration(named: configuration) }
    let planner = try BuildPlanner(
      workspace: workspace, scheme: scheme, packages: packages, toolchainModules: toolchain.modules)
    let plan = try planning(planner)
    try plan.announce(to: progress)
    let declared = DeclaredModule(sdk: sdk, toolchain: toolchain, derivedData: folder, progress: progress)
    var builder = Builder(
      plan: try declared.adding(to: plan), sdk: sdk, toolchain: toolchain,
      derivedData: plan.isMeasured ? folder.measured : folder, progress: progress, isVerbose: verbose, lock: lock)
    builder.store = store
    builder.redeclare = { try declared.adding(to: plan, missed: $0) }
    return builder
  }
}
