import Foundation

/// Reads all targets of a project and finds the application that each test bundle belongs to.
struct TargetLinker {
  let objects: ProjectObjects
  let settings: SettingsStore

  func targets() throws(ProjectError) -> [ProjectTarget] {
    var result: [ProjectTarget] = []
    for object in objects.objects("targets", of: objects.root) where !result.contains(where: { $0.id == object.id }) {
      let excluded = infoPlistFiles(of: object)
      result.append(try TargetReader(objects: objects, object: object, excludedFiles: excluded).target())
    }
    let applications = result.filter { $0.kind == .application }
    for index in result.indices {
      switch result[index].kind {
      case .unitTestBundle: result[index].hostTarget = host(of: result[index], among: applications)
      case .uiTestBundle: result[index].testedTarget = tested(by: result[index], among: applications)
      default: break
      }
    }
    return result
  }

  /// The Info.plist files of a target in any configuration: they are processed, not copied.
  private func infoPlistFiles(of object: ProjectObject) -> Set<URL> {
    Set(
      evaluated("INFOPLIST_FILE", of: identity(of: object)).map {
        objects.folder.appending(relativePath: $0).spelledAsOnDisk
      })
  }

  /// The application named by `TEST_HOST`. Without that setting the tests run in no application.
  private func host(of target: ProjectTarget, among applications: [ProjectTarget]) -> String? {
    guard let path = evaluated("TEST_HOST", of: target.identity).first else { return nil }
    // `…/Name.app/Name`; the folder tells more than the executable, which may have a name of its own.
    let wrapper = path.split(separator: "/").last { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
    let executable = path.filePath.lastPathComponent
    for name in [wrapper, executable].compactMap({ $0 }) {
      if let found = application(called: name, among: applications) { return found }
    }
    return linked(with: target, among: applications)
  }

  /// The application named by `TEST_TARGET_NAME`, or else the one that the project attributes to the bundle.
  private func tested(by target: ProjectTarget, among applications: [ProjectTarget]) -> String? {
    for name in evaluated("TEST_TARGET_NAME", of: target.identity) {
      if let found = application(called: name, among: applications) { return found }
    }
    return linked(with: target, among: applications)
  }

  private func application(called name: String, among applications: [ProjectTarget]) -> String? {
    let found = applications.first { $0.name == name } ?? applications.first { $0.productName == name }
    return (found ?? applications.first { evaluated("PRODUCT_NAME", of: $0.identity).contains(name) })?.name
  }

  private func linked(with target: ProjectTarget, among applications: [ProjectTarget]) -> String? {
    let attributes = objects.root.dictionary("attributes")["TargetAttributes"]?.dictionary?[target.id]?.dictionary
    let id = attributes?["TestTargetID"]?.string
    return (applications.first { $0.id == id } ?? applications.first { target.dependencies.contains($0.name) })?.name
  }

  /// What a setting is in the configurations, where it is not empty.
  private func evaluated(_ name: String, of target: ProjectTargetIdentity) -> [String] {
    settings.configurations.compactMap { settings.settings(of: target, configuration: $0)[name] }
      .filter { !$0.isEmpty }
  }

  private func identity(of object: ProjectObject) -> ProjectTargetIdentity {
    ProjectTargetIdentity(
      id: object.id, name: object["name"] ?? object.id, kind: ProductKind(productType: object["productType"] ?? ""))
  }
}

extension ProjectTarget {
  var identity: ProjectTargetIdentity { ProjectTargetIdentity(id: id, name: name, kind: kind) }
}
