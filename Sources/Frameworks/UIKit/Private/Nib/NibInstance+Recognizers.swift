import WindfallCore

extension NibInstance {
  func makeRecognizer(_ element: InterfaceElement, type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    guard let recognizer = RuntimeClass.makeObject(of: type) as? UIGestureRecognizer else {
      nibProblem(element, in: document, "\(type) cannot be made with init()")
    }
    let values = NibValues(element: element, nib: self)
    if let enabled = values.bool("enabled") { recognizer.isEnabled = enabled }
    if let cancels = values.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = values.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = values.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = values.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = values.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let duration = values.number("minimumPressDuration") { press.minimumPressDuration = Double(duration) }
      if let count = values.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
      if let distance = values.number("allowableMovement") { press.allowableMovement = distance }
    case let pan as UIPanGestureRecognizer:
      if let count = values.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = values.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
      if let edge = pan as? UIScreenEdgePanGestureRecognizer, let edges = values.edges("edges") { edge.edges = edges }
    case let swipe as UISwipeGestureRecognizer:
      let directions: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      if let direction = values.word("direction", directions) { swipe.direction = direction }
      if let count = values.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
    default: break
    }
    decodeLater(recognizer, element)
    return recognizer
  }
}
