/// Which types of a module are managed objects of Core Data, as far as declarations tell.
public struct ManagedTypes: Codable, Hashable, Sendable {
  /// Classes that inherit from `NSManagedObject`, and protocols that only such can conform to.
  public var names: Set<String> = []
  /// Parameters of generic types and types that protocols leave open, as `Type.Parameter`, that stand for such.
  public var parameters: Set<String> = []
  /// Whether the module or one that it imports keeps data with Core Data.
  public var importsCoreData = false
  /// The same of SwiftData.
  public var importsSwiftData = false

  public init() {}

  init(_ files: [SourceFacts]) {
    importsCoreData = files.contains { $0.imports.contains("CoreData") }
    importsSwiftData = files.contains { $0.imports.contains("SwiftData") }
    guard importsCoreData else { return }
    names = ["NSManagedObject"]
    var parents: [(name: String, parents: [String])] = files.flatMap(\.classes).map { ($0.name, [$0.superclass ?? ""]) }
    parents += files.flatMap(\.protocols).map { ($0.name, $0.parents) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for type in parents where !names.contains(type.name) && isManaged(type.parents) {
        names.insert(type.name)
        isSettled = false
      }
    }
    let all = files.flatMap { $0.typeParameters.map { ($0.key, $0.value) } }
    parameters = Set(all.filter { isManaged($0.1) }.map(\.0))
  }

  /// Whether one of the names is that of a managed object; one that stands in another type may be written without it.
  func isManaged(_ types: [String]) -> Bool {
    types.contains { type in
      names.contains(type) || type.contains(".") && names.contains(type.lastComponent)
        || type == "NSManagedObject" || type == "CoreData.NSManagedObject"
    }
  }

  var identity: [String] { names.sorted() + parameters.sorted() + [String(importsCoreData), String(importsSwiftData)] }
}
