import UIKit

/// How much room there is along an axis:
/// [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass).
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }

  var traitValue: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}
