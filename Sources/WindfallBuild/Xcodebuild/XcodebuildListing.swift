import Foundation
import WindfallCore
import WindfallProject

/// What `xcodebuild` answers when it is only asked.
public struct XcodebuildListing {
  private let workspace: XcodeWorkspace
  private let isJSON: Bool

  public init(_ workspace: XcodeWorkspace, isJSON: Bool) {
    self.workspace = workspace
    self.isJSON = isJSON
  }

  private var isWorkspace: Bool { workspace.url.pathExtension == "xcworkspace" || workspace.isPackage }

  /// The schemes, and of a project the targets and configurations.
  public func list() throws -> String {
    let schemes = workspace.schemes.map(\.name)
    if isWorkspace {
      if isJSON { return try json(["workspace": ["name": workspace.name, "schemes": schemes]]) }
      return "Information about workspace \"\(workspace.name)\":\n" + section("Schemes", schemes)
    }
    let targets = workspace.projects.first?.targets.map(\.name) ?? []
    let configurations = workspace.projects.first?.configurations ?? []
    if isJSON {
      let project: [String: Any] = [
        "name": workspace.name, "targets": targets, "configurations": configurations, "schemes": schemes,
      ]
      return try json(["project": project])
    }
    return "Information about project \"\(workspace.name)\":\n" + section("Targets", targets) + "\n"
      + section("Build Configurations", configurations) + "\n" + section("Schemes", schemes)
  }

  private func section(_ title: String, _ names: [String]) -> String {
    names.isEmpty
      ? "    There are no \(title.lowercased()).\n"
      : "    \(title):\n" + names.map { "        \($0)\n" }.joined()
  }

  /// The build settings of what a scheme builds.
  public func settings(scheme name: String?, configuration: String?) throws -> String {
    let scheme = try workspace.scheme(named: name)
    var named: [(target: String, settings: [String: String])] = []
    for project in workspace.projects {
      for target in project.targets where isBuilt(target, by: scheme) {
        let settings = project.settings(for: target, configuration: configuration ?? scheme.testConfiguration)
        let values = settings.names.compactMap { name in settings[name].map { (name, $0) } }
        named.append((target.name, Dictionary(uniqueKeysWithValues: values)))
      }
    }
    if isJSON {
      return try json(
        named.map { ["action": "build", "target": $0.target, "buildSettings": $0.settings] as [String: Any] })
    }
    return named.map { target, settings in
      "Build settings for action build and target \(target):\n"
        + settings.sorted { $0.key < $1.key }.map { "    \($0.key) = \($0.value)\n" }.joined()
    }.joined(separator: "\n")
  }

  private func isBuilt(_ target: ProjectTarget, by scheme: Scheme) -> Bool {
    scheme.buildTargets.isEmpty || scheme.buildTargets.contains { $0.id == target.id || $0.name == target.name }
  }

  /// The devices whose screens an app may get.
  public func destinations(scheme name: String?) throws -> String {
    let scheme = try workspace.scheme(named: name)
    return "\n\n\tAvailable destinations for the \"\(scheme.name)\" scheme:\n"
      + DeviceModel.all.map { "\t\t{ platform:iOS Simulator, id:\(Self.identifier(of: $0)), name:\($0.name) }\n" }
      .joined()
  }

  /// The same on every machine.
  private static func identifier(of device: DeviceModel) -> String {
    let digits = (ContentHash(of: device.name).hexadecimal + ContentHash(of: "\(device.name)2").hexadecimal)
      .uppercased()
    let padded = Array((digits + String(repeating: "0", count: 32)).prefix(32))
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(padded[$0]) }
    return parts.joined(separator: "-")
  }

  /// The test plans of a scheme.
  public func testPlans(scheme name: String?) throws -> String {
    let scheme = try workspace.scheme(named: name)
    let names = scheme.testPlans.map { $0.file.deletingPathExtension().lastPathComponent }
    guard !names.isEmpty else { return "Scheme \"\(scheme.name)\" does not use test plans.\n" }
    return "Test plans associated with the scheme \"\(scheme.name)\":\n" + names.map { "        \($0)\n" }.joined()
  }

  private func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
