import UIKit

/// The delegate of the recognisers of one gesture.
final class GestureReferee: NSObject, UIGestureRecognizerDelegate {
  let rank: GestureRank

  init(rank: GestureRank) { self.rank = rank }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { rank == .simultaneous }
}
