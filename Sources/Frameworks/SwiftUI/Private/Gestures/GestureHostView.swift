@_spi(Windfall) import UIKit

/// Has the recognisers of a gesture; a finger on what the content shows counts as one on the view.
final class GestureHostView: RenderView {
  private let referee: GestureReferee
  private var own: [UIGestureRecognizer] = []

  init(rank: GestureRank) {
    referee = GestureReferee(rank: rank)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes new recognisers, but not in the middle of a gesture.
  func setRecognizers(_ make: () -> [UIGestureRecognizer]) {
    guard own.allSatisfy({ $0.state == .possible && $0.numberOfTouches == 0 }) || own.isEmpty else { return }
    for recognizer in own { removeGestureRecognizer(recognizer) }
    own = make()
    for recognizer in own {
      recognizer.delegate = referee
      if referee.rank == .simultaneous { recognizer.cancelsTouchesInView = false }
      addGestureRecognizer(recognizer)
    }
  }
}
