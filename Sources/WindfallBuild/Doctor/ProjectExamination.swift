import Foundation
import WindfallCoverage
import WindfallProject

/// Finds what a project holds beside Swift sources and cannot be used: files, frameworks and packages.
struct ProjectExamination {
  let project: XcodeProject
  /// What the targets of all projects of the workspace make.
  let products: Set<String>
  /// The packages that are there in folders, by their identities.
  let packages: Set<String>

  func findings() -> [DoctorFinding] {
    var found = FindingCollector()
    for target in project.targets where project.settings(for: target).otherPlatform == nil {
      addPackages(of: target, to: &found)
      addFrameworks(of: target, to: &found)
      addFiles(of: target, to: &found)
      for name in target.scriptPhases {
        found.add(.script, "\(name) (\(target.name))", "the script of the build phase is not run", project.url.path)
      }
      for name in target.plugins {
        found.add(.script, "\(name) (\(target.name))", "the plug-in is not run", project.url.path)
      }
      for name in target.buildRules {
        found.add(.script, "\(name) (\(target.name))", "the build rule is not followed", project.url.path)
      }
      if let header = BridgingHeader.file(in: project.settings(for: target), folder: project.folder) {
        let consequence = "what of it is not C is left out, and Swift that needs it does not compile"
        found.add(.file, "bridging header", consequence, header.path)
      }
    }
    addPods(to: &found)
    return found.findings
  }

  private func addPackages(of target: ProjectTarget, to found: inout FindingCollector) {
    for product in target.packageProducts where !SDK.packageModules.contains(product.name) {
      guard case .remote(let url, _)? = product.package,
        !packages.contains(PackageAddress(url).identity)
      else { continue }
      let consequence =
        "the package is fetched; where that cannot be, sources of target \(target.name) that import it do not compile"
      found.add(.package, product.name, consequence, url)
    }
  }

  /// Frameworks without sources are closed; those of Apple's are judged by the imports of the sources.
  private func addFrameworks(of target: ProjectTarget, to found: inout FindingCollector) {
    for framework in target.linkedFrameworks where !products.contains(Self.stem(framework)) {
      let name = Self.stem(framework)
      guard !SupportedModules.contains(name), !AppleFrameworks.names.contains(name), !name.hasPrefix("lib") else {
        continue
      }
      let isPod = name.hasPrefix("Pods_") || name.hasPrefix("Pods-")
      let consequence =
        isPod
        ? "sources that import a pod that is not there do not compile"
        : "a framework without sources cannot be linked on Linux, so sources that import it do not compile"
      found.add(.framework, framework, consequence, project.url.path)
    }
  }

  private func addFiles(of target: ProjectTarget, to found: inout FindingCollector) {
    for file in target.missingFiles {
      let isNeeded = TargetCheck.isNeeded(file, by: target)
      found.add(
        .file, "missing file",
        isNeeded ? "target \(target.name) is not built" : "target \(target.name) is built without it",
        file.path)
    }
    for file in target.otherSources where !TargetCheck.isOfOtherLanguage(file) || TargetCheck.isObjectiveC(file) {
      if DataModelFolder.isModel(file) {
        addUses(ofModel: file, to: &found)
        continue
      }
      if MappingModelReader.isMapping(file) {
        addProblem(ofMapping: file, to: &found)
        continue
      }
      let kind = Self.kind(of: file)
      let more =
        TargetCheck.isObjectiveC(file) ? "; what its headers declare compiles, and a test that calls it fails" : ""
      found.add(.file, kind.name, "\(kind.reason), so it is left out\(more)", file.path)
    }
    for resource in target.resources where Self.isInterface(resource.url) { addElements(of: resource.url, to: &found) }
    for resource in target.resources where DataModelFolder.isModel(resource.url) {
      addUses(ofModel: resource.url, to: &found)
    }
  }

  /// What a data model says without effect, or why it cannot be read.
  private func addUses(ofModel model: URL, to found: inout FindingCollector) {
    do {
      let content = try DataModelFolder(url: model, moduleName: "").content()
      for use in content.current.unobeyed {
        found.add(.file, "\(use.feature) of a data model", use.consequence, content.file.path, use.line)
      }
    } catch {
      found.add(.file, "damaged data model", "\(error.message), so its target is not built", model.path)
    }
  }

  /// Why a mapping model cannot be read.
  private func addProblem(ofMapping mapping: URL, to found: inout FindingCollector) {
    do {
      _ = try MappingModelReader(url: mapping, models: []).definition()
    } catch {
      found.add(.file, "damaged mapping model", "\(error.message), so its target is not built", mapping.path)
    }
  }

  private func addElements(of file: URL, to found: inout FindingCollector) {
    guard let data = InputFile.data(at: file) else { return }
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

  /// Pods whose sources are not in Swift, or not there at all.
  private func addPods(to found: inout FindingCollector) {
    let folder = project.url.deletingLastPathComponent()
    for pod in Podfile.pods(beside: project.url) {
      let name = pod.name.split(separator: "/").first.map(String.init) ?? pod.name
      let sources = folder.appendingPathComponent("Pods/\(name)")
      guard !FileManager.default.fileExists(atPath: sources.path) else { continue }
      found.add(
        .package, "pod \(pod.name)", "its sources are not there: sources that import it do not compile",
        folder.appendingPathComponent("Podfile").path, pod.line)
    }
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
    case "metal": ("Metal", "shaders are not compiled")
    case "mlmodel", "mlpackage": ("machine-learning model", "Core ML is not there")
    default: (file.pathExtension, "such files are not compiled")
    }
  }
}
