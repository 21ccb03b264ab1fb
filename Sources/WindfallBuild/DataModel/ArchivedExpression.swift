import Foundation
import WindfallCore
import WindfallProject

/// An expression as `NSKeyedArchiver` wrote it into a mapping model.
struct ArchivedExpression {
  /// A kind of expression that mapping models do not have as a rule.
  struct UnknownKind: Error {
    let kind: String
  }

  private indirect enum Value {
    case reference(Int)
    case text(String)
    case number(String)
    case list([Value])
    case entries([String: Value])
  }

  private let objects: [Value]
  private let root: Value

  /// Nil for what is no archive.
  init?(_ data: Data) {
    // Foundation keeps the references of an archive to itself, but writes them down in XML.
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let text = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0),
      let markup = try? MarkupParser.root(of: text, allowsDocumentType: true), let content = markup.children.first,
      case .entries(let entries) = Self.value(content), case .list(let objects)? = entries["$objects"],
      case .entries(let top)? = entries["$top"], let root = top["root"]
    else { return nil }
    self.objects = objects
    self.root = root
  }

  private static func value(_ element: MarkupElement) -> Value {
    switch element.name {
    case "dict":
      var entries: [String: Value] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          entries[name] = value(child)
        }
      }
      if case .number(let text)? = entries["CF$UID"], let number = Int(text) { return .reference(number) }
      return .entries(entries)
    case "array": return .list(element.children.map(value))
    case "integer", "real": return .number(element.text)
    case "true": return .number("1")
    case "false": return .number("0")
    default: return .text(element.text)
    }
  }

  /// As a text that `NSExpression(format:)` reads.
  func format() throws(UnknownKind) -> String { try format(root) }

  private func format(_ value: Value) throws(UnknownKind) -> String {
    guard case .entries(let entries) = resolved(value) else { throw UnknownKind(kind: "nothing") }
    let kind = text(entries["$class"].flatMap(className)) ?? ""
    switch kind {
    case "NSSelfExpression": return "SELF"
    case "NSVariableExpression": return "$" + (text(entries["NSVariable"]) ?? "")
    case "NSKeyPathSpecifierExpression": return text(entries["NSKeyPath"]) ?? ""
    case "NSConstantValueExpression": return try constant(entries["NSConstantValue"])
    case "NSKeyPathExpression", "NSFunctionExpression":
      let selector = text(entries["NSSelectorName"]) ?? ""
      let arguments = try parts(entries["NSArguments"]).map { (part) throws(UnknownKind) in try format(part) }
      let target = try entries["NSOperand"].map { (part) throws(UnknownKind) in try format(part) } ?? "SELF"
      if ["valueForKeyPath:", "valueForKey:"].contains(selector), let path = arguments.first {
        return target == "SELF" ? path : "\(target).\(path)"
      }
      // A function of predicates' own has a class of Foundation's for its target, which is written as a text.
      let isOwn =
        PredicateFunction(rawValue: selector) != nil || PredicateOperand.Arithmetic(functionName: selector) != nil
      if isOwn, arguments.isEmpty { return "\(selector)()" }
      let parts =
        isOwn ? [arguments[0], "\"\(selector)\""] + arguments.dropFirst() : [target, "\"\(selector)\""] + arguments
      return "FUNCTION(" + parts.joined(separator: ", ") + ")"
    case "NSFetchRequestExpression":
      let request = try entries["NSRequest"].map { (part) throws(UnknownKind) in try format(part) } ?? ""
      let context = try entries["NSContext"].map { (part) throws(UnknownKind) in try format(part) } ?? ""
      return "FETCH(\(request), \(context), NO)"
    default: throw UnknownKind(kind: kind)
    }
  }

  private func constant(_ value: Value?) throws(UnknownKind) -> String {
    switch value.map(resolved) {
    case nil, .text("$null"): return "nil"
    case .text(let text):
      let quoted = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "\"\(quoted)\""
    case .number(let text): return text
    case .entries(let entries) where entries["NS.string"] != nil: return try constant(entries["NS.string"])
    default: throw UnknownKind(kind: "a constant that is no text or number")
    }
  }

  private func parts(_ value: Value?) throws(UnknownKind) -> [Value] {
    guard let value, case .entries(let entries) = resolved(value), case .list(let list)? = entries["NS.objects"] else {
      return []
    }
    return list
  }

  private func className(_ value: Value) -> Value? {
    if case .entries(let entries) = resolved(value) { entries["$classname"] } else { nil }
  }

  private func resolved(_ value: Value) -> Value {
    if case .reference(let index) = value, objects.indices.contains(index) { objects[index] } else { value }
  }

  private func text(_ value: Value?) -> String? {
    if case .text(let text)? = value.map(resolved) { text } else { nil }
  }
}
