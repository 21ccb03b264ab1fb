import ArgumentParser

/// The options of all commands that build a project.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "An .xcodeproj, .xcworkspace, .playground or Package.swift, or a folder that holds one.")
  var path: String

  @Option(
    help: ArgumentHelp(
      "Which project, workspace or Package.swift of the folder is meant, where it holds several.", valueName: "name"))
  var project: String?

  @Option(help: "The scheme to use; by default the one with tests.")
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "The folder for everything that is built; by default one for each project in the user's cache folder.",
      valueName: "folder"))
  var derivedData: String?

  @Option(
    help: ArgumentHelp("The configuration to build, instead of the one that the scheme tests.", valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "Set a build setting for all targets; may be given several times.", valueName: "name=value"))
  var setting: [String] = []

  @Option(help: ArgumentHelp("Take build settings for all targets from a file.", valueName: "xcconfig"))
  var xcconfig: String?

  @Option(
    help: ArgumentHelp(
      "The folder for copies of fetched packages, which projects may share; by default in the derived data.",
      valueName: "folder"))
  var packageCache: String?

  @Flag(help: "Fetch no package: use only those that were fetched before.")
  var offline = false

  @Flag(help: "Show each tool that is called, with its arguments.")
  var verbose = false

  func validate() throws {
    if path.isEmpty { throw ValidationError("the path of the project is empty; . is the current folder") }
    if let bad = setting.first(where: { !$0.contains("=") || $0.hasPrefix("=") }) {
      throw ValidationError("--setting must be NAME=value: \(bad)")
    }
    if packageCache?.isEmpty == true { throw ValidationError("--package-cache must name a folder") }
    if derivedData?.isEmpty == true { throw ValidationError("--derived-data must name a folder") }
  }
}
