import Foundation

/// See [HoverPhase](https://developer.apple.com/documentation/swiftui/hoverphase).
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
