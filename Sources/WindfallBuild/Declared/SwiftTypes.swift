/// The types of Swift itself, and the names in what is written of a type.
enum SwiftTypes {
  static let names: Set<String> = [
    "Any", "AnyClass", "AnyObject", "Array", "Bool", "Character", "Comparable", "CVarArg", "Dictionary", "Double",
    "Equatable", "Error", "Float", "Hashable", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "OpaquePointer",
    "Optional", "Range", "RawRepresentable", "OptionSet", "Result", "Self", "Sendable", "Sequence", "Set", "String",
    "StaticString", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "Unmanaged", "Void",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval", "Data", "Date", "URL", "UUID", "Locale", "IndexPath",
    "IndexSet", "NSObject", "NSObjectProtocol", "NSCoder", "NSCopying", "NSCoding", "NSSecureCoding", "NSNumber",
    "NSError", "NSRange", "NSValue", "Notification", "NSAttributedString", "DispatchQueue", "OperationQueue", "Bundle",
    "DateComponents", "Calendar", "TimeZone", "URLRequest", "Progress", "NSString", "NSArray", "NSDictionary", "NSSet",
    "NSMutableCopying", "NSDate", "NSURL", "NSData", "Selector", "AttributedString", "DateInterval", "Decimal",
    "AsyncStream", "Measurement", "Unit", "PersonNameComponents", "CaseIterable", "Identifiable",
  ]

  /// Members that Swift's own types have.
  static let members: Set<String> = [
    "allSatisfy", "append", "compactMap", "contains", "count", "description", "distance", "dropFirst", "dropLast",
    "elements", "enumerated", "filter", "first", "flatMap", "forEach", "formUnion", "hash", "hashValue", "index",
    "indices", "init", "insert", "intersection", "isEmpty", "isSubset", "joined", "keys", "last", "lowercased", "map",
    "max", "merge", "min", "prefix", "print", "rawValue", "reduce", "remove", "removeAll", "removeFirst", "removeLast",
    "replace", "reversed", "round", "rounded", "sort", "sorted", "split", "subtracting", "suffix", "swap", "union",
    "uppercased", "values", "zip", "encode", "decode", "display", "start", "stop", "cancel", "update", "load", "value",
    "name", "key", "type", "index", "state", "error", "data", "title", "text", "item", "items", "image", "color",
  ]

  /// Types of C keep their names in Swift: those of simd are small.
  private static func isOfC(_ name: String) -> Bool {
    ["simd_", "vector_", "matrix_"].contains { name.hasPrefix($0) }
  }

  /// The types that a text such as `[String: UIView.Foo]?` names; labels and attributes are left out.
  static func names(in text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var isAttribute = false
    func take() {
      defer { (word, isAttribute) = ("", false) }
      guard !isAttribute, let first = word.first, first.isUppercase || isOfC(word) else { return }
      let name = word.hasSuffix(".Type") ? String(word.dropLast(5)) : word
      if !result.contains(name) { result.append(name) }
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || (character == "." && !word.isEmpty) {
        word.append(character)
      } else {
        take()
        isAttribute = character == "@"
      }
    }
    take()
    return result
  }
}
