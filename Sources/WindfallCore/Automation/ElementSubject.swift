/// An element as predicates see it, with the keys of `XCUIElementAttributes`.
struct ElementSubject: PredicateSubject {
  let element: Element
  let isHittable: (() -> Bool)?

  var predicateDescription: String { element.type.name }

  func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "identifier": .string(element.identifier)
    case "label": .string(element.label)
    case "title": .string(element.title)
    case "value": element.value.map { .string($0) } ?? .null
    case "placeholderValue": element.placeholder.map { .string($0) } ?? .null
    case "elementType": .integer(Int(element.type.rawValue))
    case "isEnabled", "enabled": .bool(element.states.contains(.enabled))
    case "isSelected", "selected": .bool(element.states.contains(.selected))
    case "hasFocus": .bool(element.states.contains(.focused))
    case "hasKeyboardFocus": .bool(element.states.contains(.focused))
    case "exists": .bool(true)
    case "isHittable", "hittable": isHittable.map { .bool($0()) }
    case "children": .list(element.children.map { .object(ElementSubject(element: $0, isHittable: nil)) })
    default: nil
    }
  }
}

extension ElementSnapshot: PredicateSubject {
  public var predicateDescription: String { element.type.name }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    try ElementSubject(element: element, isHittable: nil).predicateValue(forKey: key)
  }
}
