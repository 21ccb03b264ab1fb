import UIKit

/// What coordinates are relative to: [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
}
