import UIKit

/// How corners are rounded; both kinds are drawn as circles:
/// [RoundedCornerStyle](https://developer.apple.com/documentation/swiftui/roundedcornerstyle).
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
