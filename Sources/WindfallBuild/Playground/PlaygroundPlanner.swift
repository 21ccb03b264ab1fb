import Foundation
import WindfallProject

/// Decides how the pages of a playground are built.
struct PlaygroundPlanner {
  let playground: Playground

  /// What is built for one page: the playground's module, the page's module, and the page itself.
  func plan(for page: PlaygroundPage) throws(BuildError) -> BuildPlan {
    var libraries: [TargetPlan] = []
    if !playground.sources.isEmpty {
      libraries.append(
        library(
          "\(playground.name) Sources", module: "\(playground.name)_Sources", sources: playground.sources, after: []))
    }
    if !page.sources.isEmpty {
      libraries.append(
        library(
          "\(page.name) PageSources", module: "\(page.name)_PageSources", sources: page.sources, after: libraries))
    }
    var target = TargetPlan(
      name: page.name, kind: .unitTests(host: nil), moduleName: Self.moduleName("\(page.name)_Page"),
      productName: page.name, sources: [page.contents],
      resources: page.resources.map { BundleResource(source: $0, destination: $0.lastPathComponent) },
      settings: settings(importing: libraries), infoPlist: try infoPlist(of: page),
      dependencies: libraries.map(\.name))
    target.pageContents = page.contents
    return try BuildPlan(project: playground.url, targets: libraries + [target])
  }

  private func library(
    _ name: String, module: String, sources: [URL], after needed: [TargetPlan]
  ) -> TargetPlan {
    let moduleName = Self.moduleName(module)
    return TargetPlan(
      name: name, kind: .library, moduleName: moduleName, productName: moduleName, sources: sources,
      settings: settings(importing: needed), dependencies: needed.map(\.name))
  }

  /// Xcode imports the modules of the `Sources` folders without being asked.
  private func settings(importing libraries: [TargetPlan]) -> CompilerSettings {
    let imports = libraries.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0.moduleName] }
    return CompilerSettings(languageMode: 5, conditions: ["DEBUG"], arguments: imports)
  }

  private func infoPlist(of page: PlaygroundPage) throws(BuildError) -> Data {
    let values = ["CFBundleIdentifier": "com.apple.dt.playground.\(page.name)", "CFBundleName": page.name]
    do {
      return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    } catch {
      throw BuildError(.unreadableProject, "\(page.contents.path): the page's name cannot be written: \(error)")
    }
  }

  /// A name with the characters that Swift allows in names.
  static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
  }
}
