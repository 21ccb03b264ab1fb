import UIKit

/// See [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Float?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Float(min(max(0, $0 / total), 1)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        ControlView {
          UIProgressView(progressViewStyle: .default)
        } configure: { view, environment in
          view.progress = fraction
          view.progressTintColor = environment.tint.map { UIColor($0) }
        }
        currentValueLabel.font(.caption).foregroundColor(.secondary)
      }
    } else {
      VStack {
        ControlView {
          UIActivityIndicatorView(style: .medium)
        } configure: { view, _ in
          if !view.isAnimating { view.startAnimating() }
        }
        label
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label) { EmptyView() }
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init { EmptyView() } }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
