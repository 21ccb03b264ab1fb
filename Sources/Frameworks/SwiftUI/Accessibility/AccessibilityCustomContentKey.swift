import Foundation

/// See [AccessibilityCustomContentKey](https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey).
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let name: String

  public init(_ label: Text, id: String) { name = id }

  public init(_ labelKey: LocalizedStringKey, id: String) { name = id }

  public init(_ labelKey: LocalizedStringKey) { name = "\(labelKey)" }
}

/// Stands for [AXCustomContent.Importance](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum).
public enum _CustomContentImportance: UInt, Sendable {
  case `default`, high
}

/// See [AccessibilityDirectTouchOptions](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// See [AccessibilityTextContentType](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype).
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// See [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
  /// See [Direction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction/direction-swift.enum).
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// See [AccessibilityActionCategory](https://developer.apple.com/documentation/swiftui/accessibilityactioncategory).
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  public init(_ name: Text) { self.name = name.plainString }

  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey).plainString }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }

  private init(name: String) { self.name = name }
}

/// Nothing here reads these: they speak to assistive technologies that are not there.
nonisolated extension View {
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: _CustomContentImportance = .default
  ) -> Self { self }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: _CustomContentImportance = .default
  ) -> Self { self }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: _CustomContentImportance = .default
  ) -> Self { self }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: _CustomContentImportance = .default
  ) -> Self { self }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: _CustomContentImportance = .default
  ) -> Self { self }

  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> Self { self }

  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> Self { self }

  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> Self { self }

  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }

  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }

  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }

  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }

  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self { self }

  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> Self { self }
}
