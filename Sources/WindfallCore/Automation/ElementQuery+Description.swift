extension ElementQuery {
  /// The type that the elements found must have.
  var targetType: ElementType {
    for step in steps.reversed() {
      switch step {
      case .matching(.type(let type, _)) where type != .any: return type
      case .descendants(let type), .children(let type): return type
      default: continue
      }
    }
    return steps.isEmpty ? .application : .any
  }

  /// The text that the last condition asks for.
  var targetText: String? {
    for step in steps.reversed() {
      switch step {
      case .matching(.type(_, let text?)): return text
      case .matching(.predicate(let expression)): return expression.firstText
      case .descendants, .children: return nil
      default: continue
      }
    }
    return nil
  }

  /// The element or elements in words, such as `"OK" Button in "Delete?" Alert`.
  public var name: String {
    guard let split = lastStart, split > 0 else { return lastName }
    let outer = ElementQuery(steps: Array(steps[..<split]))
    return outer.lastStart == nil ? lastName : "\(lastName) in \(outer.name)"
  }

  /// The words for the innermost element alone, such as `"OK" Button`.
  public var lastName: String {
    let own = lastStart.map { steps[$0...] } ?? steps[...]
    var name = own.isEmpty ? "Application" : targetType == .any ? "Element" : targetType.name
    var conditions: [String] = []
    for step in own {
      switch step {
      case .matching(.type(_, let text?)): name = "\"\(text)\" \(name)"
      case .matching(.type(_, nil)), .descendants, .children: break
      case .matching(.predicate(let expression)): conditions.append("matching \(expression)")
      case .matching(.view(let viewID)): conditions.append("of view \(viewID)")
      case .matching(.external): conditions.append("matching a block predicate")
      case .containing(.type(let type, let text)):
        let what = [text.map { "\"\($0)\"" }, type == .any ? "Element" : type.name].compactMap { $0 }
        conditions.append("containing \(what.joined(separator: " "))")
      case .containing(.predicate(let expression)): conditions.append("containing an element matching \(expression)")
      case .containing(.view(let viewID)): conditions.append("containing an element of view \(viewID)")
      case .containing(.external): conditions.append("containing an element matching a block predicate")
      case .select(.only): break
      case .select(.first): conditions.append("(First Match)")
      case .select(.index(let index)): conditions.append("(Element at index \(index))")
      case .path(let path): conditions.append("at \(path.map { "\($0)" }.joined(separator: "/"))")
      }
    }
    return ([name] + conditions).joined(separator: " ")
  }

  /// The sentences of the query's steps, in the manner of XCUITest's logs.
  public var stepDescriptions: [String] {
    steps.compactMap { step in
      switch step {
      case .descendants(let type): "Descendants matching type \(type.name)"
      case .children(let type): "Children matching type \(type.name)"
      case .matching(let filter): "Elements matching \(filter.words)"
      case .containing(let filter): "Elements containing elements matching \(filter.words)"
      case .select(.only): nil
      case .select(.first): "First Match"
      case .select(.index(let index)): "Element at index \(index)"
      case .path(let path): "Element at path \(path.map { "\($0)" }.joined(separator: "/"))"
      }
    }
  }

  /// Where the steps of the innermost element begin.
  private var lastStart: Int? {
    steps.lastIndex { step in
      switch step {
      case .descendants, .children, .path: true
      default: false
      }
    }
  }
}

extension ElementFilter {
  fileprivate var words: String {
    switch self {
    case .type(let type, nil): "type \(type.name)"
    case .type(.any, let text?): "predicate '\"\(text)\" IN identifiers'"
    case .type(let type, let text?): "type \(type.name) and predicate '\"\(text)\" IN identifiers'"
    case .view(let viewID): "view \(viewID)"
    case .predicate(let expression): "predicate '\(expression)'"
    case .external: "a block predicate"
    }
  }
}

extension PredicateCondition {
  /// The first text that the expression compares something with.
  fileprivate var firstText: String? {
    switch self {
    case .constant: return nil
    case .comparison(let comparison):
      if case .constant(.string(let text)) = comparison.right { return text }
      if case .constant(.string(let text)) = comparison.left { return text }
      return nil
    case .and(let parts), .or(let parts): return parts.lazy.compactMap(\.firstText).first
    case .not: return nil
    }
  }
}
