import Foundation
import WindfallProject

/// The settings that SwiftPM fetches packages with: the user's and the project's, and ours for what is not fetched.
struct PackageConfiguration {
  /// The folders of the project's own settings, which come before the user's.
  let folders: [URL]
  /// The user's home folder; nil where there is none.
  let home: URL?
  /// Other places for the packages at some addresses.
  var standIns: [String: String] = [:]

  private struct Mirrors: Codable {
    struct Mirror: Codable {
      var original: String
      var mirror: String
    }

    var object: [Mirror]
    var version = 1
  }

  /// Where Xcode and SwiftPM keep the settings of a workspace's projects and packages.
  static func folders(of workspace: XcodeWorkspace) -> [URL] {
    let shared = "xcshareddata/swiftpm/configuration"
    if workspace.isPackage { return [workspace.url.appendingPathComponent(".swiftpm/configuration")] }
    return [workspace.url.appendingPathComponent(shared)]
      + ([workspace.url] + workspace.projects.map(\.url)).map {
        $0.appendingPathComponent("project.xcworkspace/\(shared)")
      }
  }

  /// Writes the settings into a folder that SwiftPM is given.
  func write(to folder: URL) throws(BuildError) {
    let places = folders + [home?.appendingPathComponent(".swiftpm/configuration")].compactMap { $0 }
    var mirrors: [Mirrors.Mirror] = standIns.sorted { $0.key < $1.key }.map {
      .init(original: $0.key, mirror: $0.value)
    }
    for place in places {
      let file = place.appendingPathComponent("mirrors.json")
      guard let data = FileManager.default.contents(atPath: file.path),
        let found = try? JSONDecoder().decode(Mirrors.self, from: data)
      else { continue }
      mirrors += found.object.filter { new in !mirrors.contains { $0.original == new.original } }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = mirrors.isEmpty ? nil : try? encoder.encode(Mirrors(object: mirrors))
    try replace(folder.appendingPathComponent("mirrors.json"), with: text)
    let registries = places.lazy.compactMap {
      FileManager.default.contents(atPath: $0.appendingPathComponent("registries.json").path)
    }.first
    try replace(folder.appendingPathComponent("registries.json"), with: registries)
  }

  /// Changes when one of the settings does.
  func add(to fingerprint: inout Fingerprint) {
    for place in folders + [home?.appendingPathComponent(".swiftpm/configuration")].compactMap({ $0 }) {
      for name in ["mirrors.json", "registries.json"] {
        fingerprint.add(fileContent: place.appendingPathComponent(name).path)
      }
    }
  }

  private func replace(_ file: URL, with data: Data?) throws(BuildError) {
    guard let data else { return try FileWriter.remove(file) }
    try FileWriter.write(data, to: file)
  }
}
