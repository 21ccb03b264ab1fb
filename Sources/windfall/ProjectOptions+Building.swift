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

  /// Reads the project and makes ready to build what the command needs of it.
  func builder(planning: (BuildPlanner) throws -> BuildPlan) throws -> Builder {
    let xcodeProject = try XcodeProject(path: path)
    let planner = BuildPlanner(project: xcodeProject, scheme: try xcodeProject.scheme(named: scheme))
    let folder = derivedData.map { DerivedData(root: URL(fileURLWithPath: $0)) }
    return Builder(
      plan: try planning(planner), sdk: try SDK.locate(), toolchain: try Toolchain.locate(),
      derivedData: folder ?? DerivedData(project: xcodeProject.url), progress: BuildProgress(), isVerbose: verbose)
  }
}
