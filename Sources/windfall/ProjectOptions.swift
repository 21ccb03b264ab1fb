import ArgumentParser

/// The options of all commands that build a project.
struct ProjectOptions: ParsableArguments {
  @Argument(help: "An .xcodeproj, .xcworkspace or .playground, or a folder that holds one.")
  var path: String

  @Option(help: "The scheme to use; by default the one with tests.")
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "The folder for everything that is built; by default one for each project in the user's cache folder.",
      valueName: "folder"))
  var derivedData: String?

  @Flag(help: "Show each tool that is called, with its arguments.")
  var verbose = false

  func validate() throws {
    guard derivedData?.isEmpty != true else { throw ValidationError("--derived-data must name a folder") }
  }
}
