/// See [Gauge](https://developer.apple.com/documentation/swiftui/gauge).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel
  nonisolated(unsafe) private let minimumValueLabel: BoundsLabel
  nonisolated(unsafe) private let maximumValueLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  nonisolated private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ least: BoundsLabel,
    _ most: BoundsLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (value - bounds.lowerBound) / length : 0
    fraction = min(1, max(0, Double(share)))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = least
    maximumValueLabel = most
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: Self.shown(currentValueLabel).map { .init(view: $0) },
        minimumValueLabel: Self.shown(minimumValueLabel).map { .init(view: $0) },
        maximumValueLabel: Self.shown(maximumValueLabel).map { .init(view: $0) }))
  }

  private static func shown<V: View>(_ view: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(view) }
}
