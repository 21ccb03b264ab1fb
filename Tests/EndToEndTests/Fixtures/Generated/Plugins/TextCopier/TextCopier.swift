import PackagePlugin

/// Copies a folder, at each build.
@main struct TextCopier: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.pluginWorkDirectory.appending("all")
    return [
      .prebuildCommand(
        displayName: "Texts", executable: try context.tool(named: "cp").path,
        arguments: ["-R", target.directory.appending("copied"), folder], outputFilesDirectory: folder)
    ]
  }
}
