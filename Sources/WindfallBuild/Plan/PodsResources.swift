import Foundation
import WindfallProject

/// What the scripts of CocoaPods copy into a target's product.
struct PodsResources {
  /// A bundle that another target makes, in the folder of a pod.
  struct Product: Equatable {
    var pod: String
    var name: String
  }

  private(set) var resources: [BundleResource] = []
  private(set) var products: [Product] = []
  /// What the scripts name and is not there.
  private(set) var missing: [URL] = []

  /// The settings are asked for only where a target has a script.
  init(of target: ProjectTarget, settings: @autoclosure () -> BuildSettings, folder: URL) {
    guard !target.podsResourceScripts.isEmpty else { return }
    let settings = settings()
    for path in target.podsResourceScripts {
      guard let script = InputFile.text(at: Self.file(settings.expanding(path), in: folder)) else { continue }
      let root = Self.file(settings["PODS_ROOT"] ?? "Pods", in: folder)
      for path in PodsResourceScript(script).paths(configuration: settings["CONFIGURATION"] ?? "Debug") {
        add(path, settings, root)
      }
    }
  }

  private static let builtFolders = ["PODS_CONFIGURATION_BUILD_DIR", "BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR"]

  private mutating func add(_ path: String, _ settings: BuildSettings, _ root: URL) {
    let parts = path.split(separator: "/").map { String($0) }
    if let first = parts.first, let last = parts.last,
      Self.builtFolders.contains(first.trimmingCharacters(in: CharacterSet(charactersIn: "${}()")))
    {
      products.append(Product(pod: parts.count > 2 ? parts[parts.count - 2] : "", name: last))
      return
    }
    let file = Self.file(settings.expanding(path), in: root)
    // A closed framework cannot be linked either.
    guard file.pathExtension != "framework" else { return }
    guard FileManager.default.fileExists(atPath: file.path) else {
      missing.append(file)
      return
    }
    // The app may have a folder for this language too.
    let names = file.pathExtension == "lproj" ? try? FileManager.default.contentsOfDirectory(atPath: file.path) : nil
    for name in names?.sorted() ?? [""] {
      var resource = BundleResource(
        source: name.isEmpty ? file : file.appendingPathComponent(name),
        destination: name.isEmpty ? file.lastPathComponent : "\(file.lastPathComponent)/\(name)")
      resource.isNamedInSwift = false
      resources.append(resource)
    }
  }

  /// What is said of resources of pods that are not there.
  static func notes(onMissingOf targets: [GraphTarget], configuration: String) -> [String] {
    targets.flatMap { target -> [String] in
      guard case .project(let project, let own) = target.origin else { return [] }
      let pods = PodsResources(
        of: own, settings: project.settings(for: own, configuration: configuration), folder: project.folder)
      return pods.missing.map {
        "windfall: \($0.path) of a pod is missing, so \(target.name) is built without it; run pod install"
      }
    }
  }

  private static func file(_ path: String, in folder: URL) -> URL {
    (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)).standardizedFileURL
  }
}
