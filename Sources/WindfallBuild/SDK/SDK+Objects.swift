import Foundation

extension SDK {
  /// A set of objects that is linked together.
  enum ObjectGroup: String, CaseIterable, Sendable {
    case app, lazy, test

    var modules: [String] {
      switch self {
      case .app: SDK.appModules + SDK.appCModules
      case .lazy: SDK.lazyModules
      case .test: SDK.testModules
      }
    }
  }

  /// The object files of a group, in a fixed order.
  ///
  /// A module's build folder may also hold objects of sources that are gone, so the compiler's own list is asked.
  func objects(of group: ObjectGroup) throws(BuildError) -> [String] { try objects(ofModules: group.modules) }

  /// The object files of some modules, in a fixed order.
  func objects(ofModules modules: [String]) throws(BuildError) -> [String] {
    var paths: [String] = []
    for module in modules {
      let folder = buildFolder(module)
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      let table = folder.appendingPathComponent("output-file-map.json")
      let listed = try lists.objects(in: table) { (data) throws(BuildError) in
        try swiftObjects(fileMap: data, module: module)
      }
      paths += listed ?? cObjects(in: folder)
    }
    try lists.save()
    return paths
  }

  /// Writes the linker script of a group into a folder and answers its path.
  func writeLinkerScript(of group: ObjectGroup, into folder: URL) throws(BuildError) -> URL {
    let file = folder.appendingPathComponent("\(group.rawValue).ld")
    let lines = try objects(of: group).map { "INPUT(\"\($0)\")\n" }
    try FileWriter.write(lines.joined(), to: file)
    return file
  }

  private func swiftObjects(fileMap: Data, module: String) throws(BuildError) -> [String] {
    guard let entries = try? JSONDecoder().decode([String: [String: String]].self, from: fileMap) else {
      throw BuildError(
        .unusableMachine, "the build of \(module) in \(products.path) is damaged; remove that folder and run again")
    }
    let folder = buildFolder(module)
    return entries.compactMap { source, outputs in
      // In a release, which may lie anywhere, the table names them as they lie beside it.
      guard !source.isEmpty, let path = outputs["object"] else { return nil }
      return path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path
    }.sorted()
  }

  private func cObjects(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
  }
}
