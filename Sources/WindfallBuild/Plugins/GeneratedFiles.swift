import Foundation

/// What has been generated for some targets already.
final class GeneratedMemory {
  var files: [Set<String>: GeneratedFiles] = [:]
}

/// What the plug-ins of a plan's targets have made.
struct GeneratedFiles {
  /// By target, the sources and what goes into its bundle.
  var sources: [String: [URL]] = [:]
  var resources: [String: [BundleResource]] = [:]
  /// By target, why its plug-ins could not make what they should.
  var failures: [String: BuildError] = [:]

  /// The plan with the files in it.
  func added(to plan: BuildPlan) -> BuildPlan {
    var plan = plan
    for index in plan.targets.indices {
      let name = plan.targets[index].name
      plan.targets[index].sources += sources[name] ?? []
      guard let resources = resources[name], !resources.isEmpty else { continue }
      var bundle = plan.targets[index].resourceBundle ?? plan.targets[index].plugins.first?.context.resourceBundle
      bundle?.resources += resources
      plan.targets[index].resourceBundle = bundle
    }
    return plan
  }
}
