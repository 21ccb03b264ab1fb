import UIKit

/// A view with gestures that may matter more than the controls inside.
@MainActor
protocol RankedGestures: UIView {
  var rank: GestureRank { get }
}
