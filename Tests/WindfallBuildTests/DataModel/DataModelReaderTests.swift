import Foundation
import PersistenceModel
import Testing

@testable import WindfallBuild

@Suite("Reading data models") struct DataModelReaderTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func model(_ body: String) throws -> DataModel {
    let text = "<?xml version=\"1.0\"?>\n<model userDefinedModelVersionIdentifier=\"v1\">\n\(body)\n</model>"
    let file = try folder.write(text, to: "Notes.xcdatamodel/contents")
    return try DataModelReader(file: file, moduleName: "Notes").model(named: "Notes")
  }

  @Test func `an entity has what its element says`() throws {
    let entity = try #require(
      model(
        """
        <entity name="Base" representedClassName="NSManagedObject" isAbstract="YES"/>
        <entity name="Note" representedClassName=".ManagedNote" parentEntity="Base" elementID="OldNote"
          versionHashModifier="2" coreSpotlightDisplayNameExpression="title">
          <attribute name="title" optional="YES" attributeType="String" indexed="YES"/>
          <relationship name="tags" optional="YES" toMany="YES" ordered="YES" minCount="1" maxCount="9"
            deletionRule="Cascade" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
          <fetchedProperty name="same"><fetchRequest name="r" entity="Note" predicateString="title == $FETCH_SOURCE.title"/></fetchedProperty>
          <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="descending"/></fetchIndex>
          <compoundIndexes><compoundIndex><index value="title"/><index value="tags"/></compoundIndex></compoundIndexes>
          <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
          <userInfo><entry key="a" value="b"/></userInfo>
        </entity>
        <entity name="Tag" representedClassName="Tag">
          <relationship name="note" maxCount="1" deletionRule="No Action" destinationEntity="Note" inverseName="tags"/>
        </entity>
        """
      ).definition.entities.dropFirst().first)
    let expected = EntityDefinition(
      name: "Note", className: "Notes.ManagedNote", parent: "Base",
      attributes: [AttributeDefinition(name: "title", kind: .string)],
      relationships: [
        RelationshipDefinition(
          name: "tags", destination: "Tag", inverse: "note", isToMany: true, isOrdered: true, deleteRule: .cascade,
          minimumCount: 1, maximumCount: 9)
      ],
      fetchedProperties: [.init(name: "same", entity: "Note", predicate: "title == $FETCH_SOURCE.title")],
      uniquenessConstraints: [["title"]],
      fetchIndexes: [
        .init(name: "byTitle", elements: [.init(property: "title", isAscending: false)]),
        .init(name: "title_tags", elements: [.init(property: "title"), .init(property: "tags")]),
        .init(name: "title", elements: [.init(property: "title")]),
      ], userInfo: ["a": "b"], renamingIdentifier: "OldNote", versionHashModifier: "2")
    var found = entity
    #expect(found.spotlightDisplayName == "title")
    found.spotlightDisplayName = nil
    #expect(found == expected)
  }

  @Test func `a relationship to one is mandatory unless it says otherwise`() throws {
    let entities = try model(
      """
      <entity name="A"><relationship name="b" maxCount="1" deletionRule="Deny" destinationEntity="B"/></entity>
      <entity name="B"/>
      """
    ).definition.entities
    #expect(
      entities.first?.relationships == [
        RelationshipDefinition(
          name: "b", destination: "B", isOptional: false, deleteRule: .deny, maximumCount: 1)
      ])
    #expect(entities.map(\.className) == [nil, nil])
  }

  @Test func `configurations, requests and generation are those of the model`() throws {
    let model = try model(
      """
      <entity name="A" codeGenerationType="class"/><entity name="B" codeGenerationType="category"/><entity name="C"/>
      <configuration name="Cloud" usedWithCloudKit="YES"><memberEntity name="A"/></configuration>
      <fetchRequest name="All" entity="B" predicateString="x == $X" fetchLimit="3" includeSubentities="NO" resultType="2"/>
      """)
    #expect(model.definition.versionIdentifiers == ["v1"])
    #expect(model.definition.configurations == ["Cloud": ["A"]])
    var request = FetchRequestDefinition(name: "All", entity: "B", predicate: "x == $X")
    request.fetchLimit = 3
    request.includesSubentities = false
    request.resultKind = .dictionaries
    #expect(model.definition.fetchRequests == [request])
    #expect(model.generation == ["A": .class, "B": .category])
    #expect(model.unobeyed.map(\.feature) == ["usedWithCloudKit"])
  }

  @Test(arguments: [
    ("<entity name=\"A\">", "4: the data model is damaged: </model> closes <entity> of line 3; open the model"),
    ("<entity name=\"A\"/>\n<entity name=\"A\"/>", "4: entity A: two entities have this name; rename one"),
    ("<entity/>", "3: <entity> has no name; open the model in Xcode and give it one"),
    (
      "<entity name=\"A\" codeGenerationType=\"magic\"/>",
      "3: entity A: there is no code generation \"magic\"; choose one in the entity's inspector"
    ),
    (
      "<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"Float 80\"/></entity>",
      "4: entity A: property x: there is no attribute type \"Float 80\"; choose one in the attribute's inspector"
    ),
    (
      "<entity name=\"A\">\n<attribute name=\"x\"/></entity>",
      "4: entity A: property x: the attribute has no type; choose one in its inspector"
    ),
    (
      "<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"String\"/>\n<attribute name=\"x\" attributeType=\"Date\"/></entity>",
      "5: entity A: property x: the entity has two properties of this name, its own and inherited ones counted; rename"
    ),
    (
      "<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>",
      "3: entity A: it inherits from itself by way of A; choose another parent"
    ),
    ("<entity name=\"A\" parentEntity=\"Z\"/>", "3: entity A: its parent Z is not in the model; choose another parent"),
    (
      "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"Z\"/></entity>",
      "4: entity A: property r: its destination Z is not in the model; choose another one"
    ),
    (
      "<entity name=\"A\">\n<relationship name=\"r\"/></entity>",
      "4: entity A: property r: the relationship has no destination; choose one"
    ),
    (
      "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\" inverseName=\"q\"/></entity>",
      "4: entity A: property r: its inverse q is no relationship of A; choose another one"
    ),
    (
      """
      <entity name="A"><relationship name="r" destinationEntity="B" inverseName="q"/></entity>
      <entity name="B"><relationship name="q" destinationEntity="A" inverseName="s"/></entity>
      """, "3: entity A: property r: its inverse B.q has the inverse s; choose the inverse anew"
    ),
    (
      """
      <entity name="A"><relationship name="r" destinationEntity="B" inverseName="q"/></entity>
      <entity name="B"><relationship name="q" destinationEntity="B" inverseName="r"/></entity>
      """, "3: entity A: property r: its inverse B.q leads to B; choose the inverse anew"
    ),
    (
      "<entity name=\"A\"><relationship name=\"r\" destinationEntity=\"A\" deletionRule=\"Explode\"/></entity>",
      "3: entity A: property r: there is no delete rule \"Explode\"; choose one"
    ),
    ("<configuration name=\"C\"><memberEntity name=\"Z\"/></configuration>", "3: the configuration C has the entity Z"),
    (
      "<fetchRequest name=\"R\" entity=\"Z\"/>", "3: the fetch request R is for the entity Z, which is not in the model"
    ),
    (
      """
      <entity name="A"><uniquenessConstraints><uniquenessConstraint><constraint value="x"/></uniquenessConstraint>
      </uniquenessConstraints></entity>
      """, "3: entity A: a constraint names x, which is no property of the entity; change the constraint"
    ),
  ])
  func `what is wrong is named with its line, entity, property and remedy`(body: String, message: String) throws {
    let error = try #require(throws: BuildError.self) { try model(body) }
    #expect(error.status == .buildFailed)
    #expect(
      error.message.hasPrefix(folder.url.appendingPathComponent("Notes.xcdatamodel/contents").path + ":\(message)"))
  }

  @Test func `noise and a missing file are no models`() throws {
    let file = try folder.write("noise", to: "contents")
    #expect(throws: BuildError.self) { try DataModelReader(file: file, moduleName: "M").model(named: "N") }
    let missing = folder.url.appendingPathComponent("gone")
    #expect(throws: BuildError.self) { try DataModelReader(file: missing, moduleName: "M").model(named: "N") }
  }
}
