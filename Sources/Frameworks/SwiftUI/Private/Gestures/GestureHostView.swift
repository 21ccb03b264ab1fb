@_spi(Windfall) import UIKit

/// Has the recognisers of a gesture.
final class GestureHostView<G: Gesture>: RenderView, UIGestureRecognizerDelegate, RankedGestures {
  private(set) var gesture: G
  let rank: GestureRank

  init(_ gesture: G, _ rank: GestureRank) {
    self.gesture = gesture
    self.rank = rank
    super.init(frame: .zero)
    addRecognizers()
  }

  private func addRecognizers() {
    for recognizer in gesture._recognizers({ [weak self] in self?.gesture }, { _, _ in }) {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = rank != .simultaneous
      addGestureRecognizer(recognizer)
    }
  }

  /// Takes the gesture as the latest update of its view made it.
  func update(_ new: G) {
    let isChange = (gesture as? any OptionalGesture)?.isThere != (new as? any OptionalGesture)?.isThere
    gesture = new
    guard isChange else { return }
    for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    addRecognizers()
  }

  required init?(coder: NSCoder) { nil }

  func setEnabled(_ isEnabled: Bool) {
    for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled != isEnabled {
      recognizer.isEnabled = isEnabled
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    rank == .simultaneous || otherGestureRecognizer.view === self
  }
}
