/// The folders of tests are those of the sources, so that a type's tests are found without a search.
enum MirrorCheck {
  /// Test folders that belong to no module.
  static let freeTargets: [Exemption] = [
    Exemption("StructureTests", "checks the repository itself"),
    Exemption("EndToEndTests", "runs the command, with all modules in it"),
    Exemption("TestSupport", "what the tests of several modules share"),
    Exemption("SwiftUITestSupport", "the same, for those that show views"),
  ]

  /// Folders for what tests share.
  private static let helperFolders: Set<String> = ["Support", "Fixtures"]

  /// A test file in a folder that its module does not have, or away from the type it is named after.
  static func findings(in test: SourceFile, sources: [SourceFile], package: PackageDescription) -> [Finding] {
    let parts = test.path.split(separator: "/").map(String.init)
    guard parts.count >= 3, !freeTargets.contains(where: { $0.subject == parts[1] }) else { return [] }
    guard parts[1].hasSuffix("Tests"), let module = module(String(parts[1].dropLast(5)), of: package) else {
      return [Finding(path: test.path, message: "\(parts[1]) is named after no module")]
    }
    let folder = parts[2..<(parts.count - 1)].joined(separator: "/")
    if let first = parts.dropFirst(2).dropLast().first, helperFolders.contains(first) { return [] }
    let members = sources.filter { $0.path.hasPrefix(module.path + "/") }
    let folders = Set(members.flatMap { self.folders(of: $0, in: module) })
    if !folder.isEmpty, !folders.contains(where: { $0 == folder || $0.hasPrefix(folder + "/") }) {
      return [Finding(path: test.path, message: "\(module.path) has no folder \(folder)")]
    }
    guard test.stem.hasSuffix("Tests"), let home = home(of: String(test.stem.dropLast(5)), in: members),
      !self.folders(of: home, in: module).contains(folder)
    else { return [] }
    return [Finding(path: test.path, message: "belongs into the folder of \(home.path)")]
  }

  /// The file of a name, or the one where a type of this name lives with the type it belongs to.
  private static func home(of name: String, in members: [SourceFile]) -> SourceFile? {
    members.first { $0.stem == name }
      ?? members.first { file in
        file.declarations.contains { $0.kind == .type && !$0.isPrivate && !$0.isNested && $0.name == name }
      }
  }

  private static func module(_ name: String, of package: PackageDescription) -> PackageTarget? {
    package.targets.first { $0.name == name && !$0.isTest }
  }

  /// The folder of a file within its module, and the same without what only says who may use or change the file.
  private static func folders(of file: SourceFile, in module: PackageTarget) -> Set<String> {
    let parts = file.path.dropFirst(module.path.count + 1).split(separator: "/").dropLast()
    let plain = parts.filter { $0 != "Generated" && $0 != "Private" }
    return [parts.joined(separator: "/"), plain.joined(separator: "/")]
  }
}
