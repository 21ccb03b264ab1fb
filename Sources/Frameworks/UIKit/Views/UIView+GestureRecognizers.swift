extension UIView {
  var storedGestureRecognizers: [UIGestureRecognizer] {
    get { interactionState.recognizers }
    set { interactionState.recognizers = newValue }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    storedGestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    storedGestureRecognizers.remove(at: index)
    recognizer.stop()
    recognizer.view = nil
  }
}
