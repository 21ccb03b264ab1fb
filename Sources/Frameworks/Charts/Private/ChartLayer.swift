import SwiftUI

/// A view over or under a chart.
@MainActor
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}
