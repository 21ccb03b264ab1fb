import UIKit

/// Light or dark: [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme).
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}

/// See [ColorSchemeContrast](https://developer.apple.com/documentation/swiftui/colorschemecontrast).
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
