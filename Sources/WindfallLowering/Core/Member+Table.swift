extension Member {
  /// The label of `Selector`'s initialiser that takes the method: without parameters, a name alone may mean several.
  var argumentLabel: String {
    if case .method(let labels) = kind, labels.isEmpty { "methodWithoutParameters" } else { "method" }
  }

  /// The reference, with backticks where the name is a keyword.
  var escapedReference: String {
    Member.reserved.contains(name) ? "`\(name)`" + reference.dropFirst(name.count) : reference
  }

  /// The member under the name that it is asked for by; nil where nobody asks for it, or where a table cannot tell it
  /// from another of its type.
  func exposed(among members: [Member], requirements: [String: OptionalRequirement]) -> Member? {
    var member = self
    let key = OptionalRequirement.key(fullReference, types: types)
    if let requirement = requirements[key] ?? requirements[fullReference].flatMap({ $0.types == nil ? $0 : nil }) {
      member.objectiveCName = requirement.objectiveCName
    } else if !isExposed {
      return nil
    }
    if case .method(let labels) = kind, labels.count > 4 { return nil }
    let namesakes = members.filter { $0.owner == owner && $0.reference == reference }
    guard namesakes.count > 1 else { return member }
    member.isOverloaded = true
    return !types.isEmpty && namesakes.filter { $0.types == types }.count == 1 ? member : nil
  }

  /// The calls that register the member in a table, as one of the type of the name.
  func registrations(of owner: String) -> [String] {
    switch kind {
    case .method(let labels) where isStatic:
      let call = labels.isEmpty ? "\(name)()" : "\(name)(forKey: key)"
      return ["table.add(classMethod: \"\(objectiveCName)\", of: \(owner).self) { type, key in type.\(call) }"]
    case .method(let labels) where isOverloaded:
      let parameters = types.enumerated().map { "a\($0.offset): \($0.element)" }.joined(separator: ", ")
      let arguments = labels.enumerated().map { ($0.element.isEmpty ? "" : $0.element + ": ") + "a\($0.offset)" }
      let call = "\(name)(\(arguments.joined(separator: ", ")))"
      let method = "{ (object: \(owner)) in { (\(parameters)) in object.\(call) } }"
      return ["table.add(ObjectiveC.Selector(\"\(objectiveCName)\", method: \(method)))"]
    case .method:
      let method = "\(argumentLabel): \(owner).\(escapedReference)"
      return ["table.add(ObjectiveC.Selector(\"\(objectiveCName)\", \(method)))"]
    case .property(let isWritable):
      let getter = "table.add(getter: \"\(objectiveCName)\", of: \(owner).self) { $0.\(name) }"
      let label = isNotifying ? "notifyingSetter" : "setter"
      let setter = "table.add(\(label): \"\(setterName)\", of: \(owner).self) { $0.\(name) = $1 }"
      return isWritable ? [getter, setter] : [getter]
    }
  }

  /// The keywords that cannot follow a dot without backticks.
  private static let reserved: Set<String> = ["init", "self", "Type", "Protocol"]
}
