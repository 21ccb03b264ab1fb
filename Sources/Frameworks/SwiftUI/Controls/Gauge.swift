/// See [Gauge](https://developer.apple.com/documentation/swiftui/gauge).
///
/// A line with the labels around it, whatever the style.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  private init<V: BinaryFloatingPoint>(
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

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  public var body: some View {
    VStack {
      label
      HStack {
        minimumValueLabel
        ProgressView(value: fraction)
        maximumValueLabel
      }
      currentValueLabel
    }
  }
}
