import SwiftUI

/// Where the plot area of a chart has been laid out.
@MainActor
final class PlotArea: ObservableObject {
  /// In the coordinates of the chart.
  @Published private(set) var frame: CGRect?

  /// The name of the chart's coordinates, for views inside it that have their own.
  nonisolated var space: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  func place(_ frame: CGRect) {
    if frame != self.frame { self.frame = frame }
  }
}
