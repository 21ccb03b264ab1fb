/// An `ElementFilter` made ready to be applied to many elements.
struct ElementMatcher {
  private enum Kind {
    case type(ElementType)
    case text(ElementType, String)
    case view(UInt64)
    case predicate(CompiledPredicate)
    case external((ElementSnapshot) -> Bool)
  }

  private let kind: Kind
  private let isHittable: ((ElementSnapshot) -> Bool)?

  init(
    _ filter: ElementFilter, isHittable: ((ElementSnapshot) -> Bool)?, externals: [(ElementSnapshot) -> Bool]
  ) throws(AutomationFailure) {
    self.isHittable = isHittable
    switch filter {
    case .type(let type, nil): kind = .type(type)
    case .type(let type, let text?): kind = .text(type, text)
    case .view(let viewID): kind = .view(viewID)
    case .predicate(let expression):
      do {
        kind = .predicate(try CompiledPredicate(expression))
      } catch {
        throw AutomationFailure(.invalidRequest, message: "\(error)")
      }
    case .external(let index):
      guard externals.indices.contains(index) else {
        throw AutomationFailure(.invalidRequest, message: "The app cannot evaluate a predicate made of a closure")
      }
      kind = .external(externals[index])
    }
  }

  /// Whether the condition is a predicate of the test's, and not a type with an identifier.
  var isPredicate: Bool {
    switch kind {
    case .predicate, .external: true
    case .type, .text, .view: false
    }
  }

  func matches(_ index: Int, in tree: ElementTree) throws(AutomationFailure) -> Bool {
    let element = tree.element(index)
    switch kind {
    case .type(let type): return type == .any || element.type == type
    case .text(let type, let text): return (type == .any || element.type == type) && element.isIdentified(by: text)
    case .view(let viewID): return element.viewID == viewID
    case .external(let condition): return condition(tree.snapshot(index))
    case .predicate(let predicate):
      let subject = ElementSubject(
        element: element, isHittable: isHittable.map { test in { test(tree.snapshot(index)) } })
      do {
        return try predicate.evaluate(with: subject)
      } catch {
        throw AutomationFailure(.invalidRequest, message: "\(error)")
      }
    }
  }
}

extension Element {
  /// Whether one of the identifying attributes is the text.
  func isIdentified(by text: String) -> Bool {
    identifier == text || label == text || title == text || value == text || placeholder == text
  }

  /// All identifying attributes that there are.
  var identifyingTexts: [String] {
    [identifier, label, title, value ?? "", placeholder ?? ""].filter { !$0.isEmpty }
  }
}
