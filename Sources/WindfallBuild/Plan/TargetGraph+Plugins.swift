import WindfallProject

extension TargetGraph {
  /// The plug-ins that take part in the build of a target, with what their commands may run.
  func pluginUses(of name: String) -> [PluginUse] {
    guard let target = self[name], case .package(let package, let own) = target.origin else { return [] }
    return target.plugins.compactMap { plugin in
      guard let node = self[plugin], case .package(let owner, let ownPlugin) = node.origin else { return nil }
      var tools: [String: String] = [:]
      var binaries: [String] = []
      for dependency in ownPlugin.description.dependencies {
        for reference in packages.targets(neededBy: dependency, in: owner) {
          guard let tool = self.name(of: reference).flatMap({ self[$0] }) else { continue }
          if tool.hostRole == .tool { tools[Self.name(of: dependency) ?? reference.target] = tool.name }
          if case .package(_, let own) = tool.origin, own.description.type == "binary" {
            binaries.append(own.name)
          }
        }
      }
      return PluginUse(
        plugin: plugin, name: ownPlugin.name, package: owner.manifest.name, tools: tools, binaries: binaries,
        context: PluginContext(packages: packages, targets: packageTargets, package: package, target: own))
    }
  }

  private var packageTargets: [PackageTargetReference: PackageTarget] {
    var result: [PackageTargetReference: PackageTarget] = [:]
    for target in targets where !target.isTestedMacro {
      guard case .package(let package, let own) = target.origin else { continue }
      result[PackageTargetReference(package: package.identity, target: own.name)] = own
    }
    return result
  }

  /// The name by which a plug-in asks for what it depends on.
  private static func name(of dependency: PackageTargetDependency) -> String? {
    switch dependency {
    case .target(let name), .product(let name, _), .name(let name): name
    case .withTraits(_, let dependency): Self.name(of: dependency)
    case .elsewhere: nil
    }
  }
}
