/// See [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// See [UIUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom).
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// See [UIUserInterfaceSizeClass](https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// See [UIUserInterfaceLayoutDirection](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection).
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// See [UIAccessibilityContrast](https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast).
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// See [UIDisplayGamut](https://developer.apple.com/documentation/uikit/uidisplaygamut).
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// See [UILegibilityWeight](https://developer.apple.com/documentation/uikit/uilegibilityweight).
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// See [UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability).
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// See [UISemanticContentAttribute](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
