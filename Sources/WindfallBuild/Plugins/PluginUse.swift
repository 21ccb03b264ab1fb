import Foundation

/// A plug-in that takes part in the build of a target.
struct PluginUse: Sendable {
  /// Its name among the targets that are compiled for this machine.
  let plugin: String
  /// Its own name, and that of its package.
  let name: String
  let package: String
  /// The programs that its commands may run: what the plug-in calls them, and what they are called among the targets that
  /// are compiled for this machine.
  let tools: [String: String]
  /// Tools that are no sources but programs, which are made for other systems.
  let binaries: [String]
  /// What it is told of the target that it works on.
  let context: PluginContext

  /// What a person is told of it in messages.
  var title: String { "the plug-in \(name) of the package \(package)" }

  /// What the target has to be compiled after: all that is made for this machine.
  var programs: [String] { [plugin] + tools.values.sorted() }
}
