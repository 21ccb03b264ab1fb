import UIKit

/// See [Stepper](https://developer.apple.com/documentation/swiftui/stepper).
public struct Stepper<Label: View>: View {
  /// Counts steps in both directions from here, so that the control always has room in both where it may be used.
  private static var middle: Double { 0 }

  nonisolated(unsafe) let label: Label
  private let canStep: @MainActor (Int) -> Bool
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  let step: @MainActor (Int) -> Void
  /// What the control's element says of the value.
  var valueText: (@MainActor () -> String)?

  @preconcurrency nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged, label: label)
  }

  @preconcurrency nonisolated public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    canStep = { $0 > 0 ? onIncrement != nil : onDecrement != nil }
    self.onEditingChanged = onEditingChanged
    step = {
      onEditingChanged(true)
      if $0 > 0 { onIncrement?() } else { onDecrement?() }
      onEditingChanged(false)
    }
  }

  nonisolated public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let step = step
    nonisolated(unsafe) let value = value
    self.label = label()
    canStep = { _ in true }
    self.step = { value.wrappedValue = value.wrappedValue.advanced(by: $0 > 0 ? step : -step) }
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let bounds = bounds
    nonisolated(unsafe) let step = step
    nonisolated(unsafe) let value = value
    self.label = label()
    canStep = { $0 > 0 ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound }
    self.step = {
      let next = value.wrappedValue.advanced(by: $0 > 0 ? step : -step)
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      ControlView {
        UIStepper(frame: .zero)
      } configure: { stepper, _ in
        stepper.minimumValue = canStep(-1) ? -1 : Self.middle
        stepper.maximumValue = canStep(1) ? 1 : Self.middle
        stepper.value = Self.middle
        stepper.accessibilityValue = valueText?()
      } changed: { stepper in
        if stepper.value != Self.middle { step(stepper.value > Self.middle ? 1 : -1) }
      }
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    }
  }
}

extension Stepper {
  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value.telling(onEditingChanged), in: bounds, step: step, label: label)
  }

  @preconcurrency nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value.telling(onEditingChanged), step: step, label: label)
  }
}

extension Binding {
  /// Tells before and after each change.
  fileprivate func telling(_ action: @escaping @MainActor (Bool) -> Void) -> Binding<Value> {
    Binding {
      wrappedValue
    } set: { value in
      MainActor.assumeIsolated { action(true) }
      wrappedValue = value
      MainActor.assumeIsolated { action(false) }
    }
  }
}

extension Stepper where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  nonisolated public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Stepper where Label == Text {
  @preconcurrency nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  @preconcurrency nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value, step: step, onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, onEditingChanged: onEditingChanged) { Text(title) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) { Text(title) }
  }
}
