import Foundation

/// See [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let currentValueLabel: CurrentValueLabel
  @Environment(\.progressStyle) private var style

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Double(min(max(0, $0 / total), 1)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Inside of a style, progress views have the default one.
  public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)))
    ).environment(\.progressStyle, EnvironmentValues().progressStyle)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// As the style further out shows it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label) { EmptyView() }
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far the work is in each update of the view.
  nonisolated public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

  nonisolated public init() { self.init { EmptyView() } }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Shows how much of the time is over in each update of the view.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = whole > 0 ? Date().timeIntervalSince(timerInterval.lowerBound) / whole : 1
    let part = min(max(passed, 0), 1)
    self.init(
      value: countsDown ? 1 - part : part, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
