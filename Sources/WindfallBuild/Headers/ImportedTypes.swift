/// Gives the importer's declarations the types that Swift shows where Foundation is Apple's.
struct ImportedTypes {
  /// The names that types of Apple's have in Swift, by those in Objective-C.
  let renamed: [String: String]
  /// The classes that the project has in Swift: what is declared is compiled before them, and knows them as objects.
  var ownClasses: Set<String> = []

  /// What Swift has structures of its own for, and names of the prologue.
  private static let values = [
    "NSString": "String", "NSURL": "URL", "NSData": "Data", "NSDate": "Date", "NSUUID": "UUID", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSCharacterSet": "CharacterSet", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval",
    "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
    "NSNotification": "Notification", "NSPersonNameComponents": "PersonNameComponents", "BOOL": "Bool",
    "NSMeasurement": "Measurement<Unit>", "WindfallFloat": "CGFloat", "WindfallInterval": "TimeInterval",
    "WindfallEncoding": "String.Encoding", "NSNotificationName": "NSNotification.Name", "NSRunLoopMode": "RunLoop.Mode",
    "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup", "WindfallQueue": "DispatchQueue",
    "WindfallGroup": "DispatchGroup", "WindfallSemaphore": "DispatchSemaphore",
    "dispatch_semaphore_t": "DispatchSemaphore", "dispatch_block_t": "() -> Void", "CFTimeInterval": "TimeInterval",
    "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "CFTypeRef": "AnyObject",
    "WindfallSelector": "Selector",
  ]

  /// What ends the names of the classes that stand for typed strings in collections.
  static let element = "_WindfallElement"

  private static let plain: Set<String> = [
    "NSMutableArray", "NSOrderedSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableDictionary", "NSEnumerator",
  ]

  /// A declaration as facts have it: without what is advice to callers.
  func declaration(_ text: String) -> String {
    var rest = text[...]
    while rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " && $0 != "(" }
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " }
    }
    return type(rest.replacing(#/\/\*.*?\*\/ ?/#, with: ""))
  }

  /// The type that a category extends: Swift's structures do not have what is added to the classes that they stand for.
  func extended(_ name: some StringProtocol) -> String { renamed[String(name)] ?? String(name) }

  /// A text with the names of types that Swift shows.
  func type(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      if result.last == "." || rest.first == ":" || rest.first == "(" {
        result += name
      } else if rest.first == "<", let arguments = Self.arguments(of: rest) {
        result += collection(String(name), arguments.list.map { type($0) })
        rest = rest[arguments.end...]
      } else {
        result += simple(String(name), isFollowed: rest.first == ".")
      }
    }
    return Self.errors(in: result)
  }

  private func simple(_ name: String, isFollowed: Bool) -> String {
    if name.hasSuffix(Self.element) {
      return simple(String(name.dropLast(Self.element.count)), isFollowed: isFollowed)
    }
    if isFollowed { return renamed[name] ?? name }
    switch name {
    case "NSArray": return "[Any]"
    case "NSDictionary": return "[AnyHashable : Any]"
    case "NSSet": return "Set<AnyHashable>"
    case _ where ownClasses.contains(name): return "NSObject"
    default: return Self.values[name] ?? renamed[name] ?? name
    }
  }

  private func collection(_ name: String, _ arguments: [String]) -> String {
    let first = arguments.first ?? "Any"
    switch name {
    case "NSArray": return "[\(Self.anything(first))]"
    case "NSDictionary" where arguments.count == 2: return "[\(Self.key(first)) : \(Self.anything(arguments[1]))]"
    case "NSSet": return "Set<\(Self.key(first))>"
    case "NSMeasurement": return "Measurement<\(Self.isAnything(first) ? "Unit" : first)>"
    case "UnsafeMutablePointer" where first == "Bool": return "UnsafeMutablePointer<ObjCBool>"
    default:
      let own = renamed[name] ?? name
      return Self.plain.contains(name) ? name : "\(own)<\(arguments.joined(separator: ", "))>"
    }
  }

  private static func isAnything(_ type: String) -> Bool { ["AnyObject", "Any", "any AnyObject"].contains(type) }

  private static func anything(_ type: String) -> String { isAnything(type) ? "Any" : type }

  private static func key(_ type: String) -> String {
    isAnything(type) || type == "AnyClass" || type.hasPrefix("any ") || type.hasPrefix("(any ") ? "AnyHashable" : type
  }

  /// The generic arguments in angle brackets at the start of a text, and where they end.
  private static func arguments(of text: Substring) -> (list: [Substring], end: Substring.Index)? {
    var depth = 0
    var list: [Substring] = []
    var start = text.index(after: text.startIndex)
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if "<([".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0 {
        list.append(text[start..<index])
        return (list.map { $0.drop { $0 == " " } }, text.index(after: index))
      }
      if character == ",", depth == 1 {
        list.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = character
    }
    return nil
  }

  private static func errors(in text: String) -> String {
    guard text.contains("NSError") else { return text }
    return text.replacing(#/\bNSError\?/#, with: "(any Error)?").replacing(#/\bNSError\b(?![\w.])/#, with: "any Error")
  }
}
