import WindfallCore

/// What is still to be done with the objects of a nib once all of them have been made.
@MainActor struct NibPending {
  var views: [(UIView, InterfaceElement)] = []
  var objects: [(AnyObject, InterfaceElement)] = []
  var connections: [(AnyObject, [InterfaceElement])] = []
  var awakening: [AnyObject] = []

  mutating func add(_ object: AnyObject, _ element: InterfaceElement) {
    if let view = object as? UIView { views.append((view, element)) }
    objects.append((object, element))
    connections.append((object, element.list("connections")))
    awakening.append(object)
  }
}
