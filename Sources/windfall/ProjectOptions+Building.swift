import Foundation
import WindfallBuild
import WindfallProject

extension ProjectOptions {
  /// Makes ready to build the pages of a playground.
  func builder(of playground: Playground) throws -> PlaygroundBuilder {
    let folder = derivedData.map { DerivedData(root: URL(fileURLWithPath: $0)) }
    return PlaygroundBuilder(
      playground: playground, sdk: try SDK.locate(), toolchain: try Toolchain.locate(),
      derivedData: folder ?? DerivedData(project: playground.url), progress: BuildProgress(), isVerbose: verbose)
  }

  /// The playground that is meant, if one is.
  var playground: URL? {
    get throws { project == nil ? try PlaygroundLocator.locate(path) : nil }
  }

  /// Reads the project and makes ready to build what the command needs of it; what cannot be built is said.
  func builder(planning: (BuildPlanner) throws -> BuildPlan) throws -> Builder {
    let workspace = try XcodeWorkspace(path: path, project: project)
    let toolchain = try Toolchain.locate()
    let sdk = try SDK.locate()
    let folder =
      derivedData.map { DerivedData(root: URL(fileURLWithPath: $0)) } ?? DerivedData(project: workspace.url)
    let progress = BuildProgress()
    // The schemes of a package are known when it has been read.
    let known = workspace.isPackage ? nil : try workspace.scheme(named: scheme)
    let packages = try PackageLoader(toolchain: toolchain, derivedData: folder, progress: progress).load(workspace)
    let scheme = try known ?? packages.scheme(named: scheme, of: workspace)
    let planner = try BuildPlanner(
      workspace: workspace, scheme: scheme, packages: packages, toolchainModules: toolchain.modules)
    let plan = try planning(planner)
    try plan.announce(to: progress)
    return Builder(
      plan: plan, sdk: sdk, toolchain: toolchain, derivedData: folder, progress: progress, isVerbose: verbose)
  }
}
