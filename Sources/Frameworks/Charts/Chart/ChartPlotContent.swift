import SwiftUI

/// See [ChartPlotContent](https://developer.apple.com/documentation/charts/chartplotcontent).
public struct ChartPlotContent: View {
  let content: AnyView

  public var body: some View { content }
}
