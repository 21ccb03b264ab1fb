import Testing

struct ManagedPropertyRuleTests {
  private static func value(_ key: String) -> String {
    "{ get { windfallManagedValue(\"\(key)\") } set { windfallSetManagedValue(newValue, \"\(key)\") } }"
  }

  private static func table(_ owner: String, _ file: String, _ names: [String]) -> String {
    """
    extension \(owner) { nonisolated fileprivate static func windfallKeyPaths_\(file)_\(owner)() -> [AnyKeyPath: String] {
      func table<Root: \(owner)>(_ root: Root.Type) -> [AnyKeyPath: String] {
        var table: [AnyKeyPath: String] = [:]
    \(names.map { "    table[\\Root.\($0)] = \"\($0)\"" }.joined(separator: "\n"))
        return table
      }
      return table(Self.self)
    } }
    """
  }

  private static func index(_ file: String, _ owners: [String]) -> String {
    """
    @_cdecl("windfall_keypaths_App_\(file)") public nonisolated func windfall_keypaths_App_\(file)(_ index: UnsafeMutableRawPointer) {
      let index = Unmanaged<FoundationOverlay.KeyPathIndex>.fromOpaque(index).takeUnretainedValue()
    \(owners.map { owner in "  index.add(\(owner).self) { $0.windfallKeyPaths_\(file)_\(owner)() }" }.joined(separator: "\n"))
    }
    """
  }

  static let cases = [
    LoweringCase(
      name: "managed properties",
      before: """
        import CoreData
        @objc(ManagedMemo) public class ManagedMemo: NSManagedObject {
          @NSManaged public var title: String?
          @NSManaged
          private(set) var count: Int16
          @NSManaged fileprivate var primitiveTitle: String!
          var own: Int { 1 }
        }
        extension ManagedMemo {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<ManagedMemo> { NSFetchRequest(entityName: "Memo") }
          @NSManaged public var tags: NSSet?
        }
        """,
      after: """
        import CoreData; import ObjectiveC
        public class ManagedMemo: NSManagedObject {
          public var title: String? \(value("title"))
          
          private(set) var count: Int16 \(value("count"))
          fileprivate var primitiveTitle: String! \(value("primitiveTitle"))
          var own: Int { 1 }
        }
        extension ManagedMemo {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<ManagedMemo> { NSFetchRequest(entityName: "Memo") }
          public var tags: NSSet? \(value("tags"))
        }
        """,
      trailer: table("ManagedMemo", "managedproperties", ["title", "count", "primitiveTitle", "tags"]) + "\n"
        + index("managedproperties", ["ManagedMemo"]) + """

          @_cdecl("windfall_class_ManagedMemo") public nonisolated func windfall_class_ManagedMemo() -> UnsafeRawPointer {
            unsafeBitCast(ManagedMemo.self as AnyClass, to: UnsafeRawPointer.self)
          }
          """),
    LoweringCase(
      name: "several managed properties in one line",
      before: """
        import CoreData
        class ManagedName: NSManagedObject { @NSManaged public var first, last: String?, age: Int32 }
        """,
      after: """
        import CoreData
        class ManagedName: NSManagedObject { public var first: String? \(value("first")); public var last: String? \(value("last")); public var age: Int32 \(value("age")) }
        """,
      trailer: table("ManagedName", "severalmanagedpropertiesinoneline", ["first", "last", "age"]) + "\n"
        + index("severalmanagedpropertiesinoneline", ["ManagedName"])),
    LoweringCase(
      name: "managed functions",
      before: """
        import CoreData
        class ManagedShelf: NSManagedObject {
          @objc(addTagsObject:) @NSManaged public func addToTags(_ value: ManagedShelf)
          @NSManaged func removeFromTags(at index: Int)
          @NSManaged func replace(_ value: ManagedShelf?, with other: NSSet)
          @NSManaged func primitiveCount() -> NSNumber?
        }
        """,
      after: """
        import CoreData; import ObjectiveC
        class ManagedShelf: NSManagedObject {
          public func addToTags(_ value: ManagedShelf) { _ = windfallManagedCall("addTagsObject:", [value as Any]) }
          func removeFromTags(at index: Int) { _ = windfallManagedCall("removeFromTagsAt:", [index as Any]) }
          func replace(_ value: ManagedShelf?, with other: NSSet) { _ = windfallManagedCall("replace:with:", [value as Any, other as Any]) }
          func primitiveCount() -> NSNumber? { windfallManagedCall("primitiveCount", []) as! NSNumber? }
        }
        """),
    LoweringCase(
      name: "managed properties where nothing is imported",
      before: "import Foundation\nextension ManagedShelf { @NSManaged var isOpen: Bool }",
      after:
        "import Foundation; import FoundationOverlay; import CoreData\nextension ManagedShelf { var isOpen: Bool \(value("isOpen")) }",
      trailer: table("ManagedShelf", "managedpropertieswherenothingisimported", ["isOpen"]) + "\n"
        + index("managedpropertieswherenothingisimported", ["ManagedShelf"])),
  ]

  @Test("What Core Data implements asks the framework", arguments: cases)
  func managed(_ example: LoweringCase) {
    expectLowering(example)
  }
}
