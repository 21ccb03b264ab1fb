import Foundation
import WindfallProject

/// Where the modules that are not there would come from on a Mac.
struct ModuleOrigins {
  /// The pods of the projects, with the file and line that names each.
  private var pods: [(name: String, place: String)] = []
  private var packages: [UnavailablePackage] = []
  /// The addresses of the packages that products come from, by the product's name.
  private var products: [String: String] = [:]
  /// Products of which the project does not say where they come from: of packages in folders.
  private var productsOfFolders: Set<String> = []
  private var frameworks: Set<String> = []

  init(workspace: XcodeWorkspace, packages graph: PackageGraph) {
    packages = graph.unavailable
    for target in graph.packages.flatMap(\.manifest.targets) {
      for case .product(let name, let package?) in target.dependencies {
        let identity = package.lowercased()
        products[name] = packages.first { PackageAddress($0.address).identity == identity }?.address
      }
    }
    for project in workspace.projects {
      let file = project.url.deletingLastPathComponent().appendingPathComponent("Podfile").path
      pods += Podfile.pods(beside: project.url).map { ($0.name, "\(file):\($0.line)") }
      for target in project.targets {
        frameworks.formUnion(target.linkedFrameworks.filter { $0.hasSuffix("framework") })
        for product in target.packageProducts {
          switch product.package {
          case .remote(let url, _)?: products[product.name] = url
          case .local(let folder)?: products[product.name] = folder.path
          case nil: productsOfFolders.insert(product.name)
          }
        }
      }
    }
  }

  /// Why there is no such module, and what can be done about it.
  func reason(forMissing module: String) -> String {
    if let reason = SupportedModules.reason(for: module) { return reason }
    if let package = package(of: module) {
      return "the package \(package.name) could not be had from \(package.address) (\(package.reason)); "
        + "make its address reachable, or add the package to the project as a folder"
    }
    if let pod = pods.first(where: { $0.name == module || $0.name.hasPrefix("\(module)/") }) {
      return "the pod \(pod.name) (\(pod.place)) has no sources in Swift here; run \"pod install\" if it should have"
    }
    if AppleFrameworks.names.contains(module) { return "Apple's \(module) is not there yet" }
    if let framework = frameworks.first(where: { $0.filePath.deletingPathExtension == module }) {
      return "\(framework) comes without sources, and what is compiled for iOS cannot be linked on Linux"
    }
    let nowhere = "there is no module \(module) in the project, in its packages or among Apple's that are supported"
    guard !packages.isEmpty else { return nowhere }
    let lost = packages.map { "\($0.name) could not be had (\($0.reason))" }.joined(separator: ", ")
    return "\(nowhere); of the packages, \(lost)"
  }

  private func package(of module: String) -> UnavailablePackage? {
    if let url = products[module], let package = packages.first(where: { $0.address == url }) { return package }
    if let package = packages.first(where: { $0.name.lowercased() == module.lowercased() }) { return package }
    let folders = packages.filter { $0.address.hasPrefix("/") }
    return productsOfFolders.contains(module) && folders.count == 1 ? folders.first : nil
  }
}
