import Foundation
import PersistenceModel
import WindfallProject

/// Reads an attribute of an entity or of a composite type.
struct DataModelAttributeReader {
  let place: DataModelPlace
  let composites: [String: MarkupElement]
  /// The composite types around the attribute, which it cannot hold itself.
  var enclosing: [String] = []

  private static let kinds: [String: AttributeDefinition.Kind] = [
    "Undefined": .undefined, "Integer 16": .integer16, "Integer 32": .integer32, "Integer 64": .integer64,
    "Decimal": .decimal, "Double": .double, "Float": .float, "String": .string, "Boolean": .boolean, "Date": .date,
    "Binary": .binary, "UUID": .uuid, "URI": .uri, "Transformable": .transformable, "Composite": .composite,
    "ObjectID": .objectID,
  ]

  func attribute(_ element: MarkupElement) throws(BuildError) -> AttributeDefinition {
    let name = try element.required("name", place)
    let place = place.property(name)
    var result = AttributeDefinition(name: name, kind: try kind(of: element, place))
    result.isOptional = element.isSet("optional")
    result.isTransient = element.isSet("transient")
    result.defaultValue = try DataModelValues(element: element, kind: result.kind, place: place).defaultValue()
    result.validation = try DataModelValues(element: element, kind: result.kind, place: place).validation()
    result.valueClassName = element.attributes["customClassName"]
    result.transformerName = element.attributes["valueTransformerName"]
    result.allowsExternalStorage = element.isSet("allowsExternalBinaryDataStorage")
    if element.isSet("derived") {
      guard let expression = element.attributes["derivationExpression"], !expression.isEmpty else {
        throw place.error(
          "the attribute is derived from nothing", line: element.line, remedy: "write its expression in the inspector")
      }
      result.derivation = expression
    }
    if result.kind == .composite { result.elements = try elements(of: element, place) }
    result.usesScalar = element.isSet("usesScalarValueType")
    result.isIndexedBySpotlight = element.isSet("spotlightIndexingEnabled")
    result.preservesValueInHistory = element.isSet("preserveAfterDeletion")
    result.userInfo = try element.userInfo(place)
    result.renamingIdentifier = element.attributes["elementID"]
    result.versionHashModifier = element.attributes["versionHashModifier"]
    return result
  }

  private func kind(of element: MarkupElement, _ place: DataModelPlace) throws(BuildError) -> AttributeDefinition.Kind {
    // Xcode leaves it out while no type has been chosen, and does not build such a model.
    guard let text = element.attributes["attributeType"] else {
      throw place.error("the attribute has no type", line: element.line, remedy: "choose one in its inspector")
    }
    guard let kind = Self.kinds[text] else {
      throw place.error(
        "there is no attribute type \"\(text)\"", line: element.line, remedy: "choose one in the attribute's inspector")
    }
    guard kind != .undefined || element.isSet("transient") else {
      throw place.error("the attribute has no type", line: element.line, remedy: "choose one in its inspector")
    }
    return kind
  }

  /// The members of the composite type that some attribute of the element names.
  private func elements(of element: MarkupElement, _ place: DataModelPlace) throws(BuildError) -> [AttributeDefinition]
  {
    let named = element.attributes.keys.sorted().filter { $0 != "name" }.compactMap { element.attributes[$0] }
      .first { composites[$0] != nil }
    guard let source = named.flatMap({ composites[$0] }) ?? (element["attribute"] == nil ? nil : element) else {
      throw place.error(
        "the attribute is of a composite type that the model does not have", line: element.line,
        remedy: "choose one in the attribute's inspector")
    }
    guard named.map({ !enclosing.contains($0) }) ?? true else {
      throw place.error("the composite type holds itself", line: element.line, remedy: "take one of the two away")
    }
    var reader = DataModelAttributeReader(place: place, composites: composites)
    reader.enclosing = enclosing + [named].compactMap { $0 }
    return try source.all("attribute").map { (child) throws(BuildError) in try reader.attribute(child) }
  }
}
