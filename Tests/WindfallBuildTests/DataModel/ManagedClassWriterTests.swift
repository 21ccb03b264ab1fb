import PersistenceModel
import Testing

@testable import WindfallBuild

@Suite("Writing the classes of entities") struct ManagedClassWriterTests {
  private let model = ModelDefinition(entities: [
    EntityDefinition(
      name: "Note", className: "App.Memo",
      attributes: [
        AttributeDefinition(name: "title", kind: .string, isOptional: false),
        AttributeDefinition(name: "count", kind: .integer16, usesScalar: true),
        AttributeDefinition(name: "rank", kind: .integer64), AttributeDefinition(name: "day", kind: .date),
        AttributeDefinition(name: "moment", kind: .date, usesScalar: true),
        AttributeDefinition(name: "colour", kind: .transformable, valueClassName: "UIColor"),
        AttributeDefinition(name: "blob", kind: .transformable),
        AttributeDefinition(name: "price", kind: .decimal, usesScalar: true),
        AttributeDefinition(name: "default", kind: .boolean, usesScalar: true),
      ],
      relationships: [
        RelationshipDefinition(name: "tags", destination: "Tag", isToMany: true),
        RelationshipDefinition(name: "plain", destination: "Plain"),
      ],
      fetchedProperties: [FetchedPropertyDefinition(name: "same", entity: "Tag")]),
    EntityDefinition(
      name: "Tag", className: "Tag", parent: "Note",
      relationships: [RelationshipDefinition(name: "pages", destination: "Note", isToMany: true, isOrdered: true)]),
    EntityDefinition(name: "Plain"),
  ])

  private func writer(_ index: Int) throws -> ManagedClassWriter {
    try #require(ManagedClassWriter(model: model, entity: model.entities[index]))
  }

  @Test func `the class has the name that the model gives it`() throws {
    #expect(try writer(0).classFileName == "Memo+CoreDataClass.swift")
    #expect(try writer(0).propertiesFileName == "Memo+CoreDataProperties.swift")
    #expect(
      try writer(0).classText == """
        import Foundation
        import CoreData

        @objc(Memo)
        public class Memo: NSManagedObject {

        }

        """)
    #expect(try writer(1).classText.contains("public class Tag: Memo {"))
    #expect(ManagedClassWriter(model: model, entity: model.entities[2]) == nil)
  }

  @Test func `properties have the types that Xcode gives them`() throws {
    #expect(
      try writer(0).propertiesText == """
        import Foundation
        import CoreData

        extension Memo {

            @nonobjc public class func fetchRequest() -> NSFetchRequest<Memo> {
                return NSFetchRequest<Memo>(entityName: "Note")
            }

            @NSManaged public var blob: NSObject?
            @NSManaged public var colour: UIColor?
            @NSManaged public var count: Int16
            @NSManaged public var day: Date?
            @NSManaged public var `default`: Bool
            @NSManaged public var moment: TimeInterval
            @NSManaged public var price: NSDecimalNumber?
            @NSManaged public var rank: NSNumber?
            @NSManaged public var title: String?
            @NSManaged public var plain: NSManagedObject?
            @NSManaged public var tags: NSSet?
            @NSManaged public var same: [Tag]

        }

        // MARK: Generated accessors for tags
        extension Memo {

            @objc(addTagsObject:)
            @NSManaged public func addToTags(_ value: Tag)

            @objc(removeTagsObject:)
            @NSManaged public func removeFromTags(_ value: Tag)

            @objc(addTags:)
            @NSManaged public func addToTags(_ values: NSSet)

            @objc(removeTags:)
            @NSManaged public func removeFromTags(_ values: NSSet)

        }

        extension Memo : Identifiable {

        }

        """)
  }

  @Test func `ordered relationships have accessors by index`() throws {
    let text = try writer(1).propertiesText
    #expect(
      text.contains(
        "    @objc(insertObject:inPagesAtIndex:)\n    @NSManaged public func insertIntoPages(_ value: Memo, at idx: Int)\n"
      ))
    #expect(text.contains("@NSManaged public func replacePages(at indexes: NSIndexSet, with values: [Memo])"))
    #expect(text.contains("@NSManaged public func addToPages(_ values: NSOrderedSet)"))
    #expect(!text.contains("Identifiable"))
  }
}
