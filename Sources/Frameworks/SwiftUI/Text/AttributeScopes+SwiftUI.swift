import UIKit

extension AttributeScopes {
  /// See [AttributeScopes.SwiftUIAttributes](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes).
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let uiKit: AttributeScopes.UIKitAttributes
    public let foundation: AttributeScopes.FoundationAttributes

    /// See [FontAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute).
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// See [ForegroundColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute).
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// See [BackgroundColorAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute).
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// See [KerningAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute).
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// See [TrackingAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/trackingattribute).
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// See [UnderlineStyleAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute).
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// See [StrikethroughStyleAttribute](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute).
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
