extension AccessibilityAttachmentModifier: CustomReflectable {
  public var customMirror: Mirror {
    let properties = ReflectedParts(["storage": attributes.reflectedProperties])
    return Mirror(
      self, children: ["storage": ReflectedParts(["value": ReflectedParts(["properties": properties])])])
  }
}

/// What is said of an element, by the types that stand for the properties.
extension AccessibilityAttributes {
  private enum IdentifierKey {}
  private enum LabelKey {}
  private enum ValueKey {}
  private enum HintKey {}
  private enum VisibilityKey {}

  fileprivate var reflectedProperties: [ObjectIdentifier: Any] {
    var result: [ObjectIdentifier: Any] = [:]
    func add(_ key: Any.Type, _ value: Any?) {
      if let value { result[ObjectIdentifier(key)] = ReflectedParts(["typedValue": value]) }
    }
    add(IdentifierKey.self, identifier.map { Optional(ReflectedParts(["rawValue": $0])) as Any })
    add(LabelKey.self, label.map { Optional(ReflectedParts(["text": Text(verbatim: $0)])) as Any })
    add(ValueKey.self, value.map { Optional(ReflectedParts(["description": [Text(verbatim: $0)]])) as Any })
    add(HintKey.self, hint.map { Text(verbatim: $0) })
    add(
      VisibilityKey.self, isHidden.map { ReflectedParts(["value": ReflectedParts(["rawValue": UInt32($0 ? 1 : 0)])]) })
    return result
  }
}
