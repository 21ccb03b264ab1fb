extension UIView {
  var storedGestureRecognizers: [UIGestureRecognizer] {
    get { interactionState.recognizers ?? [] }
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

extension UIView {
  public var interactions: [any UIInteraction] {
    get { interactionState.interactions }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Takes the interaction away from another view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionState.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// See [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
