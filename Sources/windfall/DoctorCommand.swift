import ArgumentParser
import Foundation
import WindfallBuild
import WindfallProject

/// Says what a project uses that is not supported.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says, before anything is built, what of a project is not supported.",
    discussion: """
      Exit status: 0 nothing was found, 1 something is not supported, 2 the project cannot be read. Members are \
      reported only where there is no doubt, so what is not found may still not compile.
      """)

  @Argument(help: "An .xcodeproj, .xcworkspace, .playground or Package.swift, or a folder that holds one.")
  var path: String

  @Option(
    help: ArgumentHelp(
      "Which project, workspace or Package.swift of the folder is meant, where it holds several.", valueName: "name"))
  var project: String?

  @Flag(help: "Show every place, not only the first of each name.")
  var all = false

  func run() throws {
    try reportingFailure {
      let doctor = ProjectDoctor()
      let report =
        try playground.map { doctor.examine(try Playground(url: $0)) }
        ?? examination(by: doctor)
      print(report.text(currentFolder: FileManager.default.currentDirectoryPath, showsAll: all), terminator: "")
      return report.findings.isEmpty ? .passed : .testsFailed
    }
  }

  private var playground: URL? {
    get throws { project == nil ? try PlaygroundLocator.locate(path) : nil }
  }

  /// Looks at a project with the packages in folders; what is read of them is kept nowhere.
  private func examination(by doctor: ProjectDoctor) throws -> DoctorReport {
    let workspace = try XcodeWorkspace(path: path, project: project)
    guard !workspace.localPackages.isEmpty else { return try doctor.examine(workspace) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let loader = PackageLoader(
      toolchain: try Toolchain.locate(), derivedData: DerivedData(root: URL(fileURLWithPath: folder.path)),
      progress: BuildProgress())
    return try doctor.examine(workspace, packages: try loader.load(workspace, fetching: false))
  }
}
