import Foundation
import PersistenceModel
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite("Reading attributes of data models") struct DataModelAttributeReaderTests {
  private func attribute(_ attributes: String, composites: [String: String] = [:]) throws -> AttributeDefinition {
    let reader = DataModelAttributeReader(
      place: DataModelPlace(file: "contents", entity: "Note"),
      composites: try composites.mapValues { try MarkupParser.root(of: Array($0.utf8)) })
    return try reader.attribute(MarkupParser.root(of: Array("<attribute name=\"x\" \(attributes)/>".utf8)))
  }

  @Test(arguments: [
    ("Integer 16", "7", DefaultValue.integer(7)), ("Integer 32", "-7", .integer(-7)),
    ("Integer 64", "0.0", .integer(0)),
    ("Decimal", "12.50", .decimal(Decimal(string: "12.5") ?? 0)), ("Double", "0.5", .double(0.5)),
    ("Float", "2", .double(2)), ("String", "a", .string("a")), ("Boolean", "YES", .boolean(true)),
    ("Boolean", "NO", .boolean(false)), ("Boolean", "true", .boolean(true)),
    (
      "UUID", "6D8A6E0C-9E3D-4E64-8E5F-3D1C2B4A5F60",
      .uuid(UUID(uuidString: "6D8A6E0C-9E3D-4E64-8E5F-3D1C2B4A5F60") ?? UUID())
    ),
  ])
  func `a default value is of the attribute's kind`(type: String, text: String, value: DefaultValue) throws {
    let found = try attribute("attributeType=\"\(type)\" defaultValueString=\"\(text)\"")
    #expect(found.defaultValue == value)
    #expect(!found.isOptional)
  }

  @Test func `dates begin with seconds`() throws {
    let found = try attribute(
      "attributeType=\"Date\" optional=\"YES\" defaultDateTimeInterval=\"708103500\" usesScalarValueType=\"NO\"")
    #expect(found == AttributeDefinition(name: "x", kind: .date, defaultValue: .date(708_103_500)))
  }

  @Test func `everything else is kept`() throws {
    let found = try attribute(
      """
      attributeType="Transformable" transient="YES" valueTransformerName="T" customClassName="C" elementID="old"
      versionHashModifier="1" preserveAfterDeletion="YES" spotlightIndexingEnabled="YES"
      allowsExternalBinaryDataStorage="YES"
      """)
    #expect(
      found
        == AttributeDefinition(
          name: "x", kind: .transformable, isOptional: false, isTransient: true, valueClassName: "C",
          transformerName: "T", allowsExternalStorage: true, isIndexedBySpotlight: true, preservesValueInHistory: true,
          renamingIdentifier: "old", versionHashModifier: "1"))
    #expect(
      try attribute("attributeType=\"Date\" derived=\"YES\" derivationExpression=\"now()\"").derivation == "now()")
    #expect(
      try attribute(
        "attributeType=\"Integer 16\" usesScalarValueType=\"YES\" minValueString=\"0\" maxValueString=\"5\""
      )
      .validation == .init(minimum: 0, maximum: 5))
    #expect(
      try attribute("attributeType=\"Date\" minDateTimeInterval=\"1.5\"").validation == .init(minimum: 1.5))
    #expect(
      try attribute("attributeType=\"String\" regularExpressionString=\"^a+$\"").validation
        == .init(regularExpression: "^a+$"))
  }

  @Test func `a composite has the members of its type`() throws {
    let found = try attribute(
      "attributeType=\"Composite\" compositeName=\"Address\"",
      composites: [
        "Address": "<composite name=\"Address\"><attribute name=\"city\" attributeType=\"String\"/></composite>"
      ])
    #expect(found.elements == [AttributeDefinition(name: "city", kind: .string, isOptional: false)])
    #expect(throws: BuildError.self) { try attribute("attributeType=\"Composite\"") }
    #expect(throws: BuildError.self) {
      try attribute(
        "attributeType=\"Composite\" compositeName=\"A\"",
        composites: [
          "A": "<composite name=\"A\"><attribute name=\"a\" attributeType=\"Composite\" of=\"A\"/></composite>"
        ])
    }
  }

  @Test(arguments: [
    (
      "attributeType=\"Integer 16\" defaultValueString=\"70000\"", "its default value \"70000\" is no value of its type"
    ),
    ("attributeType=\"Boolean\" defaultValueString=\"maybe\"", "its default value \"maybe\" is no value of its type"),
    ("attributeType=\"Date\" defaultDateTimeInterval=\"x\"", "its defaultDateTimeInterval \"x\" is no value"),
    ("attributeType=\"String\" regularExpressionString=\"(\"", "\"(\" is no regular expression"),
    ("attributeType=\"Double\" minValueString=\"2\" maxValueString=\"1\"", "the least value is above the greatest"),
    ("attributeType=\"Date\" derived=\"YES\"", "the attribute is derived from nothing"),
    ("attributeType=\"Undefined\"", "the attribute has no type"),
  ])
  func `what cannot be is refused`(attributes: String, message: String) throws {
    let error = try #require(throws: BuildError.self) { try attribute(attributes) }
    #expect(error.message.hasPrefix("contents:1: entity Note: property x: \(message)"))
  }
}
