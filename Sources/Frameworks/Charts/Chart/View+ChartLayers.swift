import SwiftUI

extension View {
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) })) }
  }

  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ChartLayer(alignment: alignment, content: { AnyView(content($0)) })) }
  }
}
