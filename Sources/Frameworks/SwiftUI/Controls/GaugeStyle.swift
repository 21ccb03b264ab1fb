import UIKit

/// See [GaugeStyle](https://developer.apple.com/documentation/swiftui/gaugestyle).
///
/// The framework's own styles look the same: a line with the labels around it.
@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(\.gaugeStyle, StyleBox { AnyView(style.makeBody(configuration: $0)) })
      .modifier(GaugeStyleModifier(style: style))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GaugeStyleConfiguration> {
      StyleBox { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
    }
  }

  var gaugeStyle: StyleBox<GaugeStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// See [GaugeStyleConfiguration](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration).
public struct GaugeStyleConfiguration {
  /// See [Label](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label-swift.struct).
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [CurrentValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel-swift.struct).
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MinimumValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel-swift.struct).
  public struct MinimumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// See [MaximumValueLabel](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel-swift.struct).
  public struct MaximumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// See [DefaultGaugeStyle](https://developer.apple.com/documentation/swiftui/defaultgaugestyle).
public struct DefaultGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}

/// See [AccessoryLinearGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylineargaugestyle).
public struct AccessoryLinearGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}

/// See [AccessoryCircularGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycirculargaugestyle).
public struct AccessoryCircularGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}

/// See [AccessoryCircularCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle).
public struct AccessoryCircularCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}

/// See [LinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle).
public struct LinearCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}

/// See [AccessoryLinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle).
public struct AccessoryLinearCapacityGaugeStyle: FrameworkGaugeStyle {
  public nonisolated init() {}
}
