@_spi(Windfall) import ObjectiveC
import WindfallCore

extension NibInstance {
  /// An attribute that an object does not have is passed over, with a line in the log, as on iOS.
  func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      guard let receiver = object as? NSObject else {
        nibProblem(attribute, in: document, "\(Swift.type(of: object)) is no NSObject")
      }
      if !path.contains("."), !PropertyLookup.canSet(path, of: receiver) {
        nibRemark(attribute, in: document, undefinedKey(path, of: receiver))
        continue
      }
      receiver.setValue(runtimeValue(of: attribute), forKeyPath: path)
    }
  }

  private func runtimeValue(of attribute: InterfaceElement) -> Any? {
    let values = NibValues(element: attribute, nib: self)
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "string": return values.text("value") ?? ""
    case "number":
      let number = attribute.child(key: "value")
      guard let text = number?["value"], let value = Double(text) else { return nil }
      return number?.name == "integer" ? Int(value) as Any : value as Any
    case "color": return values.color("value")
    case "image": return values.image("value")
    case "size": return values.size("value")
    case "rect": return values.rect("value")
    case "point":
      let point = attribute.child(key: "value").map { NibValues(element: $0, nib: self) }
      return CGPoint(x: point?.number("x") ?? 0, y: point?.number("y") ?? 0)
    case "nil", nil: return nil
    case let type?: nibProblem(attribute, in: document, "runtime attributes of type \(type) are not supported")
    }
  }

  func connect(_ object: AnyObject, _ connections: [InterfaceElement]) {
    var collections: [String: (element: InterfaceElement, objects: [AnyObject])] = [:]
    for connection in connections {
      switch connection.name {
      case "outlet":
        guard let destination = destination(of: connection) else { continue }
        set(destination, on: object, connection)
      case "outletCollection":
        guard let property = connection["property"], let destination = destination(of: connection) else { continue }
        collections[property, default: (connection, [])].objects.append(destination)
      case "action": connectAction(object, connection)
      case "segue": connectSegue(object, connection)
      default: nibProblem(connection, in: document, "connections of this kind are not supported")
      }
    }
    for (property, found) in collections.sorted(by: { $0.key < $1.key }) {
      // Gesture recognisers are a collection of UIKit's own.
      if found.objects.map({ NibOutlets.set($0, on: object, property) }).contains(true) { continue }
      set(found.objects, on: object, property, found.element)
    }
  }

  /// The object that a connection leads to; nothing for those that lead to the first responder or to nobody.
  func destination(of connection: InterfaceElement) -> AnyObject? {
    connection["destination"].flatMap { objects[$0] }
  }

  private func set(_ value: AnyObject, on object: AnyObject, _ outlet: InterfaceElement) {
    guard let property = outlet["property"] else { nibProblem(outlet, in: document, "it has no property") }
    if NibOutlets.set(value, on: object, property) { return }
    set(value, on: object, property, outlet)
  }

  private func set(_ value: Any, on object: AnyObject, _ property: String, _ element: InterfaceElement) {
    require(property, of: object, element)
    (object as? NSObject)?.setValue(value, forKey: property)
  }

  /// Stops at a key that the object does not have, which would stop there without a word of the file.
  private func require(_ key: String, of object: AnyObject, _ element: InterfaceElement) {
    guard !PropertyLookup.canSet(key, of: object) else { return }
    nibProblem(element, in: document, undefinedKey(key, of: object))
  }

  private func undefinedKey(_ key: String, of object: AnyObject) -> String {
    "setValue:forUndefinedKey: \(windfallStringFromClass(Swift.type(of: object))) is not key value coding-compliant "
      + "for the key \(key): it has no such outlet or attribute"
  }

  // MARK: - Actions

  private func connectAction(_ sender: AnyObject, _ connection: InterfaceElement) {
    guard let name = connection["selector"] else { nibProblem(connection, in: document, "it has no selector") }
    let target = destination(of: connection)
    switch sender {
    case let control as UIControl:
      control.addTarget(target, action: Selector(name), for: event(of: connection, from: control))
    case let item as UIBarButtonItem:
      item.target = target as AnyObject
      item.action = Selector(name)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: Selector(name)) }
    default: nibProblem(connection, in: document, "\(Swift.type(of: sender)) sends no actions")
    }
  }

  private func event(of connection: InterfaceElement, from control: UIControl) -> UIControl.Event {
    let values = NibValues(element: connection, nib: self)
    let events: KeyValuePairs<String, UIControl.Event> = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    return values.word("eventType", events) ?? .touchUpInside
  }
}
