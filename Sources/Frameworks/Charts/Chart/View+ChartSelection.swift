import SwiftUI

/// A finger on the plot area selects, from when it comes down until it leaves; then nothing is selected.
extension View {
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    select(.x) { proxy, touch in value.wrappedValue = touch.flatMap { proxy.value(atX: $0.now.x) } }
  }

  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    select(.y) { proxy, touch in value.wrappedValue = touch.flatMap { proxy.value(atY: $0.now.y) } }
  }

  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    select(.angle) { proxy, touch in
      value.wrappedValue = touch.flatMap { proxy.value(atAngle: proxy.angle(at: $0.now)) }
    }
  }

  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    select(.xRange) { proxy, touch in
      range.wrappedValue = touch.flatMap { closedRange(proxy.value(atX: $0.start.x), proxy.value(atX: $0.now.x)) }
    }
  }

  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    select(.yRange) { proxy, touch in
      range.wrappedValue = touch.flatMap { closedRange(proxy.value(atY: $0.start.y), proxy.value(atY: $0.now.y)) }
    }
  }

  private func closedRange<P: Comparable>(_ first: P?, _ second: P?) -> ClosedRange<P>? {
    guard let first, let second else { return nil }
    return min(first, second)...max(first, second)
  }

  private func select(
    _ kind: ChartSelection.Kind,
    _ select: @escaping (ChartProxy, (start: CGPoint, now: CGPoint)?) -> Void
  ) -> some View {
    chart { $0.selections.append(ChartSelection(kind: kind, select: select)) }
  }
}
