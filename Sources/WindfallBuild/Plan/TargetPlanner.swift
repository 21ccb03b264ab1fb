import Foundation
import WindfallProject

/// Decides how one target is built.
struct TargetPlanner {
  let configuration: String

  func plan(of target: GraphTarget) throws -> TargetPlan {
    switch target.origin {
    case .project(let project, let own): try plan(of: own, in: project, as: target)
    case .package(let package, let own): plan(of: own, in: package, as: target)
    }
  }

  /// How the sources of a target are compiled.
  func compilerSettings(of target: GraphTarget) -> CompilerSettings {
    switch target.origin {
    case .project(let project, let own):
      let settings = project.settings(for: own, configuration: configuration)
      var result = CompilerSettings(settings)
      result.bridgingHeader = BridgingHeader.file(in: settings, folder: project.folder)
      if own.kind == .framework {
        result.headerModules = UmbrellaHeader.modules(
          of: settings.moduleName, sources: own.sources, headers: own.publicHeaders)
      }
      if let map = settings["MODULEMAP_FILE"], !map.isEmpty {
        result.headerModules += UmbrellaHeader.modules(ofMap: project.folder.appendingPathComponent(map))
      }
      if let header = result.bridgingHeader, let text = try? String(contentsOf: header, encoding: .utf8) {
        result.headerModules += UmbrellaHeader.modules(in: text)
      }
      return result
    case .package(let package, let own): return CompilerSettings(own.description, in: package)
    }
  }

  private func plan(of target: ProjectTarget, in project: XcodeProject, as node: GraphTarget) throws -> TargetPlan {
    let settings = project.settings(for: target, configuration: configuration)
    let infoPlist = try project.infoPlist(for: target, configuration: configuration)
    // UI tests drive the app from outside: they can be compiled beside it.
    let dependencies = target.kind == .uiTestBundle ? node.dependencies.filter { $0 != node.app } : node.dependencies
    var plan = TargetPlan(
      name: node.name, kind: kind(of: target, app: node.app), moduleName: settings.moduleName,
      productName: node.bundleName ?? target.productName, sources: node.bundleName == nil ? target.sources : [],
      resources: target.resources.map { BundleResource(source: $0.url, destination: $0.destination) },
      settings: compilerSettings(of: node), infoPlist: try infoPlist.data(),
      bundleIdentifier: settings.bundleIdentifier ?? "", dependencies: dependencies)
    plan.resources += target.otherSources.filter(DataModelCompilation.compiles).map {
      BundleResource(source: $0, destination: $0.lastPathComponent)
    }
    plan.bundles = node.bundles
    plan.isStatic = target.kind == .staticLibrary
    plan.resources += PodsResources(of: target, settings: settings, folder: project.folder).resources
    guard node.bundleName == nil else {
      for index in plan.resources.indices { plan.resources[index].isNamedInSwift = false }
      return plan
    }
    let c = CSources(target, settings: settings, folder: project.folder)
    if !c.files.isEmpty || plan.settings.bridgingHeader != nil { plan.c = c }
    return plan
  }

  private func kind(of target: ProjectTarget, app: String?) -> TargetKind {
    switch target.kind {
    case .unitTestBundle: .unitTests(host: app)
    case .uiTestBundle: .uiTests(app: app)
    case .framework, .staticLibrary: .library
    case .bundle: .bundle
    case .application, .appExtension, .other: .app
    }
  }

  private func plan(of target: PackageTarget, in package: SwiftPackage, as node: GraphTarget) -> TargetPlan {
    let isTest = target.description.type == "test"
    var plan = TargetPlan(
      name: node.name, kind: isTest ? .unitTests(host: nil) : .library, moduleName: target.moduleName,
      productName: target.name, sources: target.sources, settings: compilerSettings(of: node),
      dependencies: node.dependencies)
    let isInC = !target.otherSources.isEmpty || target.description.type == "system"
    if target.sources.isEmpty, isInC { plan.c = CSources(target, in: package) }
    if !target.resources.isEmpty { plan.resourceBundle = ResourceBundle(of: target, in: package) }
    return plan
  }
}
