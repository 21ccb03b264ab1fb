@_spi(Windfall) import UIKit

/// Has a gesture recogniser; a finger on what the content shows counts as one on the view.
final class GestureView: RenderView {
  var action: (() -> Void)?
  var isEnabled = true

  convenience init(tapCount: Int) {
    self.init(frame: .zero)
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] in self?.recognized() }
    recognizer.numberOfTapsRequired = tapCount
    addGestureRecognizer(recognizer)
  }

  convenience init(minimumDuration: Double) {
    self.init(frame: .zero)
    let recognizer = UILongPressGestureRecognizer()
    recognizer.addHandler { [weak self, weak recognizer] in
      if recognizer?.state == .began { self?.recognized() }
    }
    recognizer.minimumPressDuration = minimumDuration
    addGestureRecognizer(recognizer)
  }

  private func recognized() { if isEnabled { action?() } }
}

/// What puts a gesture around a view.
nonisolated protocol GestureEffect: ViewEffect {
  associatedtype G: Gesture
  var gesture: G { get }
  var gestureMask: GestureMask { get }
  static var rank: GestureRank { get }
}

@MainActor
extension GestureEffect {
  func makeView() -> GestureHostView<G> { GestureHostView(gesture, Self.rank) }

  func configure(_ view: GestureHostView<G>, _ environment: EnvironmentValues) {
    view.update(gesture)
    view.setEnabled(environment.isEnabled && gestureMask.contains(.gesture))
  }
}

/// What `gesture` puts around a view.
public struct AddGestureModifier<G: Gesture>: GestureEffect {
  let gesture: G
  let gestureMask: GestureMask
  static var rank: GestureRank { .normal }
}

/// What `highPriorityGesture` puts around a view.
public struct HighPriorityGestureModifier<G: Gesture>: GestureEffect {
  let gesture: G
  let gestureMask: GestureMask
  static var rank: GestureRank { .high }
}

/// What `simultaneousGesture` puts around a view.
public struct SimultaneousGestureModifier<G: Gesture>: GestureEffect {
  let gesture: G
  let gestureMask: GestureMask
  static var rank: GestureRank { .simultaneous }
}

/// How a gesture stands to those of the content.
enum GestureRank {
  /// The content's come first.
  case normal
  /// The content's are called off.
  case high
  /// Both are recognised.
  case simultaneous
}

/// How far a gesture is.
public enum _GesturePhase: Sendable {
  case changed, ended, cancelled
}

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
