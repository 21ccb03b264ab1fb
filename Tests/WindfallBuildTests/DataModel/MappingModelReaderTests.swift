import Foundation
import PersistenceModel
import Testing

@testable import WindfallBuild

@Suite("Reading mapping models") struct MappingModelReaderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for version in ["One", "Two"] {
      try folder.write(
        "<model><entity name=\"Note\"><attribute name=\"\(version)\" attributeType=\"String\"/></entity></model>",
        to: "Notes.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    try folder.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Two.xcdatamodel</string></dict></plist>",
      to: "Notes.xcdatamodeld/.xccurrentversion")
  }

  /// What Xcode archives for `$source.title`, and for a function of the manager.
  private static func archive(_ objects: [Any], root: Int) throws -> String {
    func text(_ value: Any) -> String {
      switch value {
      case let number as Int: "<integer>\(number)</integer>"
      case let list as [Any]: "<array>\(list.map(text).joined())</array>"
      case let entries as [String: Any]:
        "<dict>" + entries.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(text($0.value))" }.joined()
          + "</dict>"
      default: "<string>\(value)</string>"
      }
    }
    let list: [String: Any] = [
      "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": ["CF$UID": root]], "$objects": objects,
    ]
    let data = Data("<plist version=\"1.0\">\(text(list))</plist>".utf8)
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
      .base64EncodedString()
  }

  private static func uid(_ number: Int) -> [String: Int] { ["CF$UID": number] }

  private static var objects: [Any] {
    [
      "$null",
      ["$class": uid(9), "NSOperand": uid(2), "NSSelectorName": uid(3), "NSArguments": uid(4)] as [String: Any],
      ["$class": uid(8), "NSVariable": uid(5)], "valueForKeyPath:", ["NS.objects": [uid(6)]], "source",
      ["$class": uid(10), "NSKeyPath": uid(7)], "title", ["$classname": "NSVariableExpression"],
      ["$classname": "NSKeyPathExpression"], ["$classname": "NSKeyPathSpecifierExpression"],
      ["$class": uid(15), "NSOperand": uid(12), "NSSelectorName": uid(13), "NSArguments": uid(14)] as [String: Any],
      ["$class": uid(8), "NSVariable": uid(16)], "destinationInstancesForEntityMappingNamed:sourceInstances:",
      ["NS.objects": [uid(17), uid(1)]], ["$classname": "NSFunctionExpression"], "manager",
      ["$class": uid(18), "NSConstantValue": uid(19)], ["$classname": "NSConstantValueExpression"], "A \"B\"",
      ["$class": uid(15), "NSOperand": uid(17), "NSSelectorName": uid(21), "NSArguments": uid(22)] as [String: Any],
      "now", ["NS.objects": [Any]()],
    ]
  }

  private func write(_ body: String) throws -> URL {
    try folder.write(
      "<?xml version=\"1.0\"?><!DOCTYPE database SYSTEM \"x.dtd\"><database>\(body)</database>",
      to: "Map.xcmappingmodel/xcmapping.xml")
    return folder.url.appendingPathComponent("Map.xcmappingmodel")
  }

  private func body() throws -> String {
    """
    <object type="XDDEVMAPPINGMODEL" id="z1">
    <attribute name="sourcemodelpath" type="string">App/Notes.xcdatamodeld/One.xcdatamodel</attribute>
    <attribute name="destinationmodelpath" type="string">App/Notes.xcdatamodeld/Two.xcdatamodel</attribute>
    <relationship name="entitymappings" idrefs="z2"></relationship></object>
    <object type="XDDEVENTITYMAPPING" id="z2"><attribute name="sourcename" type="string">Note</attribute>
    <attribute name="destinationname" type="string">Note</attribute>
    <attribute name="migrationpolicyclassname" type="string">App.Policy</attribute>
    <relationship name="attributemappings" idrefs="z4 z3 z6"></relationship>
    <relationship name="relationshipmappings" idrefs="z5"></relationship></object>
    <object type="XDDEVATTRIBUTEMAPPING" id="z3"><attribute name="name" type="string">Two</attribute>
    <attribute name="valueexpressiondata" type="binary">\(try Self.archive(Self.objects, root: 1))</attribute></object>
    <object type="XDDEVATTRIBUTEMAPPING" id="z4"><attribute name="name" type="string">Own</attribute>
    <attribute name="valueexpressiondata" type="binary">\(try Self.archive(Self.objects, root: 20))</attribute></object>
    <object type="XDDEVATTRIBUTEMAPPING" id="z6"><attribute name="name" type="string">One</attribute></object>
    <object type="XDDEVRELATIONSHIPMAPPING" id="z5"><attribute name="name" type="string">others</attribute>
    <attribute name="valueexpressiondata" type="binary">\(try Self.archive(Self.objects, root: 11))</attribute></object>
    """
  }

  @Test func `entities, policies and archived expressions are read`() throws {
    let models = [folder.url.appendingPathComponent("Notes.xcdatamodeld")]
    let definition = try MappingModelReader(url: try write(body()), models: models).definition()
    #expect([definition.source, definition.destination] == ["One", "Two"])
    #expect(definition.sourceHashes.keys.sorted() == ["Note"])
    #expect(definition.sourceHashes != definition.destinationHashes)
    let entity = try #require(definition.entities.first)
    #expect(entity.policy == "App.Policy")
    #expect(
      entity.attributes == [
        .init(name: "One", expression: "$source.One"), .init(name: "Own", expression: "now()"),
        .init(name: "Two", expression: "$source.title"),
      ])
    #expect(
      entity.relationships.map(\.expression) == [
        "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", \"A \\\"B\\\"\", $source.title)"
      ])
  }

  @Test func `it lies compiled in the bundle`() throws {
    var target = TargetPlan(
      name: "App", kind: .app, moduleName: "App", productName: "App", sources: [],
      resources: [
        BundleResource(
          source: folder.url.appendingPathComponent("Notes.xcdatamodeld"), destination: "Notes.xcdatamodeld"),
        BundleResource(source: try write(body()), destination: "Map.xcmappingmodel"),
      ])
    try DataModelCompilation(folder: folder.url.appendingPathComponent("out"), toolIdentity: "1").run(&target)
    #expect(target.resources.map(\.destination) == ["Notes.momd", "Map.cdm"])
    let data = try Data(contentsOf: try #require(target.resources.last).source)
    #expect(try MappingDefinition(data: data).entities.count == 1)
  }

  @Test func `a damaged one is named with its file and line`() throws {
    let error = try #require(throws: BuildError.self) {
      try MappingModelReader(url: try write("<object></database>"), models: []).definition()
    }
    #expect(error.message.contains("xcmapping.xml:1: the mapping model is damaged"))
    let empty = try #require(throws: BuildError.self) {
      try MappingModelReader(url: try write(""), models: []).definition()
    }
    #expect(empty.message.contains("it holds no mapping model"))
  }
}
