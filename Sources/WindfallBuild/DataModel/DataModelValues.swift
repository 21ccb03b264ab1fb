import Foundation
import PersistenceModel
import WindfallProject

/// Reads the values that an attribute begins with and may have.
struct DataModelValues {
  let element: MarkupElement
  let kind: AttributeDefinition.Kind
  let place: DataModelPlace

  func defaultValue() throws(BuildError) -> DefaultValue? {
    if kind == .date {
      return try number("defaultDateTimeInterval").map { .date($0) }
    }
    guard let text = element.attributes["defaultValueString"] else { return nil }
    guard let value = value(of: text) else { throw unfit("default value", text) }
    return value.flatMap { $0 }
  }

  /// The value that a text means; nil for a text that means none, and nil inside where kinds have no default value.
  private func value(of text: String) -> DefaultValue?? {
    switch kind {
    case .integer16: integer(text, as: Int16.self)
    case .integer32: integer(text, as: Int32.self)
    case .integer64: integer(text, as: Int64.self)
    case .decimal: Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { .some(.decimal($0)) }
    case .double, .float: Double(text).map { .some(.double($0)) }
    case .string: .some(.string(text))
    case .boolean:
      switch text.lowercased() {
      case "yes", "true", "1": .some(.boolean(true))
      case "no", "false", "0": .some(.boolean(false))
      default: nil
      }
    case .uuid: UUID(uuidString: text).map { .some(.uuid($0)) }
    case .uri: URL(string: text).map { .some(.url($0)) }
    case .date, .binary, .transformable, .composite, .objectID, .undefined: .some(nil)
    }
  }

  private func integer<Number: FixedWidthInteger & SignedInteger>(_ text: String, as: Number.Type) -> DefaultValue?? {
    (Number(text) ?? Double(text).flatMap { Number(exactly: $0) }).map { .some(.integer(Int64($0))) }
  }

  func validation() throws(BuildError) -> AttributeDefinition.Validation? {
    let isDate = kind == .date
    let minimum = try number(isDate ? "minDateTimeInterval" : "minValueString")
    let maximum = try number(isDate ? "maxDateTimeInterval" : "maxValueString")
    let expression = element.attributes["regularExpressionString"]
    if let expression, (try? NSRegularExpression(pattern: expression)) == nil {
      throw place.error(
        "\"\(expression)\" is no regular expression", line: element.line, remedy: "mend it in the attribute's inspector"
      )
    }
    if let minimum, let maximum, minimum > maximum {
      throw place.error(
        "the least value is above the greatest", line: element.line, remedy: "change one in the attribute's inspector")
    }
    guard minimum != nil || maximum != nil || expression != nil else { return nil }
    return .init(minimum: minimum, maximum: maximum, regularExpression: expression)
  }

  private func number(_ attribute: String) throws(BuildError) -> Double? {
    guard let text = element.attributes[attribute] else { return nil }
    guard let number = Double(text) else { throw unfit(attribute, text) }
    return number
  }

  private func unfit(_ what: String, _ text: String) -> BuildError {
    place.error(
      "its \(what) \"\(text)\" is no value of its type, \(element.attributes["attributeType"] ?? "")",
      line: element.line, remedy: "change it in the attribute's inspector")
  }
}
