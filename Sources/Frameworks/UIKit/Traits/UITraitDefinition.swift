/// See [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition).
public protocol UITraitDefinition {
  associatedtype Value

  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// True of what UIKit's own colours follow.
  public static var affectsColorAppearance: Bool {
    UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == Self.self }
  }

  public static var name: String { String(describing: Self.self) }

  public static var identifier: String { String(reflecting: Self.self) }
}

/// See [UITrait](https://developer.apple.com/documentation/uikit/uitrait-swift.typealias).
public typealias UITrait = any UITraitDefinition.Type

/// See [UITraitDisplayScale](https://developer.apple.com/documentation/uikit/uitraitdisplayscale).
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// See [UITraitEnvironmentLayoutDirection](https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// See [UITraitHorizontalSizeClass](https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// See [UITraitVerticalSizeClass](https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass).
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// See [UITraitAccessibilityContrast](https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast).
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// See [UITraitDisplayGamut](https://developer.apple.com/documentation/uikit/uitraitdisplaygamut).
public struct UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// See [UITraitPreferredContentSizeCategory](https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// See [UITraitUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom).
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// See [UITraitUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

/// See [UITraitLegibilityWeight](https://developer.apple.com/documentation/uikit/uitraitlegibilityweight).
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// See [UITraitLayoutDirection](https://developer.apple.com/documentation/uikit/uitraitlayoutdirection).
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// See [UITraitForceTouchCapability](https://developer.apple.com/documentation/uikit/uitraitforcetouchcapability).
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

extension UITraitCollection {
  /// Colours have no levels of elevation here, so that this lists what else they follow.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLegibilityWeight.self, UITraitForceTouchCapability.self,
    ]
  }
}
