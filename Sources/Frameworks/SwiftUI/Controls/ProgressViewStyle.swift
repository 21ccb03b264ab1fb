import UIKit

/// See [ProgressViewStyle](https://developer.apple.com/documentation/swiftui/progressviewstyle).
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.progressStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(ProgressViewStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration> {
      StyleBox { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
    }
  }

  var progressStyle: StyleBox<ProgressViewStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [ProgressViewStyleConfiguration](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration).
public struct ProgressViewStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [CurrentValueLabel](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel-swift.struct).
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// See [DefaultProgressViewStyle](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle).
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// See [LinearProgressViewStyle](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle).
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let own = tint
    VStack(alignment: .leading) {
      configuration.label
      ControlView {
        UIProgressView(progressViewStyle: .default)
      } configure: { view, environment in
        view.progress = Float(configuration.fractionCompleted ?? 0)
        view.progressTintColor = (own ?? environment.tint).map { UIColor($0) }
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// See [CircularProgressViewStyle](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle).
///
/// It turns also where the progress is known, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let own = tint
    VStack {
      ControlView {
        UIActivityIndicatorView(style: .medium)
      } configure: { view, environment in
        if let color = own ?? environment.tint { view.color = UIColor(color) }
        if !view.isAnimating { view.startAnimating() }
      }
      configuration.label
    }
  }
}
