import Foundation

/// Checks that what a project names as its targets and their settings are objects of those kinds.
///
/// Xcode refuses to open a project where one is not. It happens where an edit gives an identifier to two objects: the
/// later one then stands for both.
struct ProjectStructure {
  let objects: [String: ProjectObject]
  let root: ProjectObject
  let file: URL

  private static let targetKinds: Set<String> = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]

  func check() throws(ProjectError) {
    for id in root.strings("targets") {
      guard let target = objects[id] else { continue }
      try check(target, is: Self.targetKinds, as: "a target")
      try checkSettings(of: target)
    }
    try checkSettings(of: root)
  }

  private func checkSettings(of owner: ProjectObject) throws(ProjectError) {
    guard let list = owner["buildConfigurationList"].flatMap({ objects[$0] }) else { return }
    try check(list, is: ["XCConfigurationList"], as: "a list of configurations")
  }

  private func check(_ object: ProjectObject, is kinds: Set<String>, as use: String) throws(ProjectError) {
    guard !kinds.contains(object.isa) else { return }
    let repeated = OldStylePropertyList.repeatedKeys(in: InputFile.data(at: file).map(Array.init) ?? [])
    let reason = repeated[object.id].map { ", because line \($0) gives this identifier to a second object" } ?? ""
    throw ProjectError(
      "the project file is damaged: \(object.id) is used as \(use), but is of type \(object.isa)\(reason)",
      path: file.path,
      advice: repeated.isEmpty
        ? "Xcode does not open it either: take it again from version control"
        : "Xcode does not open it either: give each object an identifier of its own (used twice: "
          + "\(repeated.keys.sorted().joined(separator: ", ")))")
  }
}
