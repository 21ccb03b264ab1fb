import Foundation

/// Gathers what the processes of a run count, and makes a report of it.
public struct CoverageRun {
  private let project: BuiltProject
  private let toolchain: Toolchain
  private let folder: TemporaryFolder

  /// Throws where there is no place for the counts.
  public init(_ project: BuiltProject, toolchain: Toolchain) throws {
    self.project = project
    self.toolchain = toolchain
    folder = try TemporaryFolder()
  }

  /// What the processes are told.
  public var environment: [String: String] { Instrumentation.variables(folder: folder.path) }

  /// Reads what was counted; to be called when all processes are gone.
  public func report() throws -> CoverageReport {
    let binaries = project.targets.filter { $0.plan.kind.isLinked }.map(\.layout.binary)
    let measured = project.targets.flatMap { target in target.measuredFiles.map { (target.plan.name, $0) } }
    let export = try CoverageTool(toolchain: toolchain).export(profiles: folder.path, binaries: binaries)
    return CoverageReport(
      export ?? CoverageExport(data: []), measured: measured, sourceRoot: project.sourceRoot)
  }
}
