import Foundation
import PackagePlugin

/// Has a Swift file written for each list of names, and a table of what it has written.
@main struct NameWriter: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let writer = try context.tool(named: "name-writer").path
    let lists = target.sourceFiles(withSuffix: "txt").map(\.path).filter { $0.lastComponent.hasSuffix("names.txt") }
    return lists.flatMap { list -> [Command] in
      let source = context.pluginWorkDirectory.appending("\(list.stem).swift")
      let table = context.pluginWorkDirectory.appending(subpath: "tables/\(list.stem).json")
      return [
        .buildCommand(
          displayName: "Table of \(list.stem)", executable: writer, arguments: ["table", source, table],
          inputFiles: [source], outputFiles: [table]),
        .buildCommand(
          displayName: "Names of \(list.stem)", executable: writer, arguments: ["source", list, source],
          environment: ["PREFIX": "the "], inputFiles: [list], outputFiles: [source]),
      ]
    }
  }
}
