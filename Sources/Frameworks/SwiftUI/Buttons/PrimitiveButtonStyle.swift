import UIKit

/// See [PrimitiveButtonStyle](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
///
/// The style of an app says itself what triggers its buttons.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  // An app for older systems may have one of its own, which Xcode prefers to what is newer than the app's target.
  @_disfavoredOverload public static var glass: GlassButtonStyle { GlassButtonStyle() }

  @_disfavoredOverload public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @_disfavoredOverload public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// What a primitive button style makes a button of:
/// [PrimitiveButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration).
public struct PrimitiveButtonStyleConfiguration {
  /// See
  /// [PrimitiveButtonStyleConfiguration.Label](https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct).
  public struct Label: PlacedContent {
    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  public func trigger() { MainActor.assuming(action) { $0() } }
}
