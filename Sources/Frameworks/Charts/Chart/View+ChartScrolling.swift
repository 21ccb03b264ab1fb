import SwiftUI

/// A finger moves what is in sight, as far as there is more than that.
extension View {
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

  /// Of dates the length is in seconds, of categories it is their number.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.position }
  }

  /// Of dates the length is in seconds, of categories it is their number.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.position }
  }

  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.scrolling.x = ChartPositionBinding(x) }
  }

  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.scrolling.y = ChartPositionBinding(y) }
  }

  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.scrolling.initial.x = initialX.datum }
  }

  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.scrolling.initial.y = initialY.datum }
  }

  /// The gesture takes the place of the one that selects; see `ChartProxy.selectXValue(at:)` and its kin.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gestures.append { proxy in AnyGesture(gesture(proxy).map { _ in }) } }
  }
}
