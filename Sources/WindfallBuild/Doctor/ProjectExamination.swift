import Foundation
import WindfallCoverage
import WindfallProject

/// Finds what a project holds beside Swift sources and cannot be used: files, frameworks and packages.
struct ProjectExamination {
  let project: XcodeProject

  func findings() -> [DoctorFinding] {
    var found = FindingCollector()
    let products = Set(project.targets.map(\.productName))
    for target in project.targets {
      addPackages(of: target, to: &found)
      addFrameworks(of: target, products: products, to: &found)
      addFiles(of: target, to: &found)
      if let header = project.settings(for: target)["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
        found.add(.file, "bridging header", "the target is not built: it needs Objective-C", path(header))
      }
    }
    addPods(to: &found)
    return found.findings
  }

  private func addPackages(of target: ProjectTarget, to found: inout FindingCollector) {
    for product in target.packageProducts {
      let place: String
      switch product.package {
      case .remote(let url, _): place = url
      case .local(let folder): place = folder.path
      case nil: place = project.url.path
      }
      let consequence = "packages are not built yet, so target \(target.name) is not built"
      found.add(.package, product.name, consequence, place)
    }
  }

  /// Frameworks without sources are closed; those of Apple's are judged by the imports of the sources.
  private func addFrameworks(of target: ProjectTarget, products: Set<String>, to found: inout FindingCollector) {
    for framework in target.linkedFrameworks where !products.contains(Self.stem(framework)) {
      let name = Self.stem(framework)
      guard !SupportedModules.contains(name), !AppleFrameworks.names.contains(name), !name.hasPrefix("lib") else {
        continue
      }
      let isPod = name.hasPrefix("Pods_") || name.hasPrefix("Pods-")
      let consequence =
        isPod
        ? "CocoaPods are not built, so sources that import a pod do not compile"
        : "a framework without sources cannot be linked on Linux, so sources that import it do not compile"
      found.add(.framework, framework, consequence, project.url.path)
    }
  }

  private func addFiles(of target: ProjectTarget, to found: inout FindingCollector) {
    for file in target.missingFiles {
      found.add(.file, "missing file", "target \(target.name) is not built", file.path)
    }
    for file in target.otherSources {
      let kind = Self.kind(of: file)
      found.add(.file, kind.name, "\(kind.reason), so target \(target.name) is not built", file.path)
    }
    for resource in target.resources where Self.isInterface(resource.url) { addElements(of: resource.url, to: &found) }
  }

  private func addElements(of file: URL, to found: inout FindingCollector) {
    guard let data = try? Data(contentsOf: file) else { return }
    do {
      addElements(of: try MarkupParser.root(of: data), in: file.path, to: &found)
    } catch {
      found.add(
        .interface, "damaged \(file.pathExtension)", "\(error.message), so target products are not built", file.path,
        error.line)
    }
  }

  private func addElements(of element: MarkupElement, in path: String, to found: inout FindingCollector) {
    if InterfaceBuilderSupport.missingElements.contains(element.name) {
      found.add(.interface, "<\(element.name)>", "a screen that holds one stops", path, element.line)
    }
    for child in element.children { addElements(of: child, in: path, to: &found) }
  }

  /// Pods whose sources are there are named too: they are not built.
  private func addPods(to found: inout FindingCollector) {
    let file = project.url.deletingLastPathComponent().appendingPathComponent("Podfile")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "'" || $0 == "\"" }
      guard words.first == "pod", words.count > 1 else { continue }
      let folder = file.deletingLastPathComponent().appendingPathComponent("Pods/\(words[1])")
      let sources = FileManager.default.fileExists(atPath: folder.path) ? "" : ", and its sources are not there"
      found.add(
        .package, "pod \(words[1])", "CocoaPods are not built\(sources): sources that import it do not compile",
        file.path, index + 1)
    }
  }

  private func path(_ relative: String) -> String {
    project.url.deletingLastPathComponent().appendingPathComponent(relative).path
  }

  private static func stem(_ name: String) -> String {
    URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
  }

  private static func isInterface(_ url: URL) -> Bool {
    let isLaunchScreen = url.deletingPathExtension().lastPathComponent == "LaunchScreen"
    return ["storyboard", "xib"].contains(url.pathExtension) && !isLaunchScreen
  }

  private static func kind(of file: URL) -> (name: String, reason: String) {
    switch file.pathExtension.lowercased() {
    case "m", "mm": ("Objective-C", "Objective-C is not compiled")
    case "c", "cc", "cpp", "cxx", "s": ("C and C++", "only Swift is compiled")
    case "metal": ("Metal", "shaders are not compiled")
    case "xcdatamodel", "xcdatamodeld", "xcmappingmodel": ("Core Data model", "Core Data is not there yet")
    case "mlmodel", "mlpackage": ("machine-learning model", "Core ML is not there")
    default: (file.pathExtension, "such files are not compiled")
    }
  }
}
