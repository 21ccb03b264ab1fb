import UIKit

/// See [Slider](https://developer.apple.com/documentation/swiftui/slider).
///
/// The label is not shown, as on iOS; labels at the ends are.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let control: ControlView<UISlider>
  let value: Binding<Double>
  let onEditingChanged: @MainActor (Bool) -> Void
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) private let minimumLabel: ValueLabel
  nonisolated(unsafe) private let maximumLabel: ValueLabel

  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    nonisolated(unsafe) let bounds = bounds
    nonisolated(unsafe) let step = step
    nonisolated(unsafe) let value = value
    self.value = Binding {
      Double(value.wrappedValue)
    } set: {
      value.wrappedValue = V($0)
    }
    self.onEditingChanged = onEditingChanged
    control = ControlView {
      UISlider(frame: .zero)
    } configure: { slider, environment in
      slider.minimumValue = Float(bounds.lowerBound)
      slider.maximumValue = Float(bounds.upperBound)
      slider.value = Float(value.wrappedValue)
      slider.minimumTrackTintColor = environment.tint.map { UIColor($0) }
    } changed: { slider in
      onEditingChanged(true)
      value.wrappedValue = Self.snapped(V(slider.value), bounds, step)
      onEditingChanged(false)
    }
    self.label = label()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// The nearest value that lies a number of steps from the lower bound.
  private static func snapped<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>, _ step: V?) -> V {
    guard let step, step > 0 else { return value }
    let steps = ((value - bounds.lowerBound) / step).rounded()
    return min(bounds.upperBound, bounds.lowerBound + steps * step)
  }

  public var body: some View {
    HStack {
      minimumLabel
      control.accessibilityLabel(label as? Text ?? Text(verbatim: ""))
      maximumLabel
    }
  }
}

extension Slider {
  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: V(step), label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  @preconcurrency nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
