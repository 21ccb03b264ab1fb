import Foundation

/// Reads property lists in XML.
///
/// Foundation's reader stops the process at some damaged files, and does not say in which line a file is damaged.
struct XMLPropertyList {
  static func value(of data: Data) throws(PropertyListSyntaxError) -> PropertyListValue {
    let root: MarkupElement
    do {
      root = try MarkupParser.root(of: data, maximumDepth: 128, allowsDocumentType: true)
    } catch {
      throw PropertyListSyntaxError(line: error.line, message: "the file is damaged: \(error.message)")
    }
    guard root.name == "plist" else { return try value(of: root) }
    guard let child = root.children.first, root.children.count == 1 else {
      throw PropertyListSyntaxError(
        line: root.line, message: "the file is damaged: <plist> does not hold exactly one value")
    }
    return try value(of: child)
  }

  private static func value(of element: MarkupElement) throws(PropertyListSyntaxError) -> PropertyListValue {
    switch element.name {
    case "dict": return .dictionary(try entries(of: element))
    case "array":
      var elements: [PropertyListValue] = []
      for child in element.children { elements.append(try value(of: child)) }
      return .array(elements)
    case "string": return .string(element.text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer":
      let text = element.text.trimmed
      let hexadecimal = text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
      guard let number = hexadecimal ?? Int(text) else { throw error(element, "\(text) is no whole number") }
      return .integer(number)
    case "real":
      guard let number = Double(element.text.trimmed) else { throw error(element, "\(element.text) is no number") }
      return .real(number)
    case "date":
      guard let date = try? Date(element.text.trimmed, strategy: .iso8601) else {
        throw error(element, "\(element.text) is no date")
      }
      return .date(date)
    case "data":
      guard let data = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters) else {
        throw error(element, "its data is not in base 64")
      }
      return .data(data)
    default: throw error(element, "a property list has no elements of this kind")
    }
  }

  private static func entries(
    of element: MarkupElement
  ) throws(PropertyListSyntaxError) -> [String: PropertyListValue] {
    var result: [String: PropertyListValue] = [:]
    var key: MarkupElement?
    for child in element.children {
      if let name = key {
        guard child.name != "key" else { throw error(name, "the key \"\(name.text)\" has no value") }
        result[name.text] = try value(of: child)
        key = nil
      } else {
        guard child.name == "key" else { throw error(child, "the value has no key") }
        key = child
      }
    }
    if let key { throw error(key, "the key \"\(key.text)\" has no value") }
    return result
  }

  private static func error(_ element: MarkupElement, _ message: String) -> PropertyListSyntaxError {
    PropertyListSyntaxError(line: element.line, message: "the file is damaged: <\(element.name)>: \(message)")
  }
}
