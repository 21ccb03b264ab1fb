import SwiftUI

/// What a finger on the plot area chooses.
@MainActor
struct ChartSelection {
  /// Called with the place of the finger and where it came down, and with nothing when it leaves.
  let select: (_ proxy: ChartProxy, _ touch: (start: CGPoint, now: CGPoint)?) -> Void
}
