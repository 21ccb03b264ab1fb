import Foundation
import WindfallProject

/// Reads the packages that a workspace uses: those in folders, those that they need, and those that have to be fetched.
public struct PackageLoader {
  private let derivedData: DerivedData
  private let progress: BuildProgress
  private let command: PackageCommand
  private let reader: ManifestReader
  private let shared: SharedCheckouts?

  /// Makes a loader; with a store, what is fetched lies there for all projects.
  public init(
    toolchain: Toolchain, derivedData: DerivedData, progress: BuildProgress, fetching: PackageFetching = .init(),
    store: PackageStore? = nil
  ) {
    shared = store?.checkouts
    self.derivedData = derivedData
    self.progress = progress
    command = PackageCommand(
      toolchain: toolchain, folder: derivedData.packages, progress: progress, fetching: fetching)
    reader = ManifestReader(command: command, progress: progress)
  }

  /// The packages of a workspace; remote ones only when they are to be fetched.
  public func load(_ workspace: XcodeWorkspace, fetching: Bool = true) throws -> PackageGraph {
    var graph = try read(workspace, fetching: fetching)
    if let support = try MacroTestSupport(packages: derivedData.packages).package(neededBy: graph.packages) {
      graph.packages.append(support)
    }
    graph.enableTraits(of: Set(workspace.localPackages))
    return graph
  }

  private func read(_ workspace: XcodeWorkspace, fetching: Bool) throws -> PackageGraph {
    var graph = PackageGraph()
    var remote = remotePackages(of: workspace)
    let folders = workspace.localPackages.filter { !PackageStandIns.isOurs($0) }
    try add(folders.map { ($0, nil) }, to: &graph, remote: &remote)
    if workspace.isPackage, let root = graph.unavailable.first(where: { $0.address == workspace.url.path }) {
      throw BuildError(.unreadableProject, "\(root.address): the package cannot be read: \(root.reason)")
    }
    remote.removeAll { PackageStandIns.isReplaced(PackageAddress($0.url)) }
    // As in Xcode, a package in a folder takes the place of one of the same name that would be fetched.
    let identities = Set(graph.packages.map(\.identity))
    remote.removeAll { identities.contains(PackageAddress($0.url).identity) }
    guard fetching else {
      graph.unavailable += remote.map { UnavailablePackage(address: $0.url, reason: "it has to be fetched first") }
      return graph
    }
    guard !remote.isEmpty else { return graph }
    var resolver = PackageResolver(
      command: command, derivedData: derivedData, progress: progress,
      folders: PackageConfiguration.folders(of: workspace), shared: shared)
    let resolution = try resolver.resolve(remote, pins: pins(of: workspace))
    graph.unavailable += resolution.unavailable
    var further: [RemotePackage] = []
    let checkouts = resolution.checkouts.filter { !PackageStandIns.isReplaced(PackageAddress($0.identity)) }
    try add(checkouts.map { ($0.folder, $0.identity) }, to: &graph, remote: &further)
    return graph
  }

  /// Reads packages in folders and the folders that they need.
  private func add(
    _ folders: [(URL, String?)], to graph: inout PackageGraph, remote: inout [RemotePackage]
  ) throws {
    var pending = folders
    var seen = Set(graph.packages.map(\.folder))
    while !pending.isEmpty {
      let (folder, identity) = pending.removeFirst()
      guard seen.insert(folder).inserted else { continue }
      switch try reader.manifest(of: folder) {
      case .failure(let unavailable): graph.unavailable.append(unavailable)
      case .success(let manifest):
        var package = SwiftPackage(folder: folder, manifest: manifest, identity: identity)
        package.isShared = shared?.contains(folder) == true
        graph.packages.append(package)
        for dependency in manifest.dependencies {
          switch dependency.place {
          case .folder(let folder): pending.append((folder, dependency.identity))
          case .address(let url): Self.add(url, dependency.requirement, to: &remote)
          case .registry(let name): Self.add(name, dependency.requirement, isOfRegistry: true, to: &remote)
          }
        }
      }
    }
  }

  private func remotePackages(of workspace: XcodeWorkspace) -> [RemotePackage] {
    var result: [RemotePackage] = []
    for case .remote(let url, let requirement) in workspace.projects.flatMap(\.packages) {
      Self.add(url, requirement, to: &result)
    }
    return result
  }

  /// Adds a package, or to what is asked of it by others.
  private static func add(
    _ url: String, _ requirement: PackageRequirement, isOfRegistry: Bool = false, to remote: inout [RemotePackage]
  ) {
    let identity = PackageAddress(url).identity
    if let index = remote.firstIndex(where: { PackageAddress($0.url).identity == identity }) {
      remote[index].requirement = remote[index].requirement.joined(with: requirement)
    } else {
      remote.append(RemotePackage(url: url, requirement: requirement, isOfRegistry: isOfRegistry))
    }
  }

  /// The file in which Xcode keeps the versions that it has chosen.
  private func pins(of workspace: XcodeWorkspace) -> URL? {
    let containers = [workspace.url] + workspace.projects.map(\.url)
    let own = workspace.isPackage ? [workspace.url.appendingPathComponent("Package.resolved")] : []
    let places = containers.flatMap { container in
      ["xcshareddata/swiftpm", "project.xcworkspace/xcshareddata/swiftpm"].map {
        container.appendingPathComponent("\($0)/Package.resolved")
      }
    }
    return (own + places).first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
