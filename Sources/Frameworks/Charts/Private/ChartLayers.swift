import SwiftUI

/// Views over or under a chart, which know its proxy; they are made anew when the plot area has moved.
struct ChartLayers: View {
  let layers: [ChartLayer]
  let proxy: ChartProxy

  var body: some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { layer in
      layer.element.content(proxy)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
        .environment(\.chartConfiguration, ChartConfiguration())
    }
  }
}
