import Foundation
import WindfallCore

/// What an image can be made of.
@_spi(Windfall) public protocol ImageSource: Sendable {
  /// What draws it into a rectangle, upright where y points down.
  func displayItems(in rect: CGRect) -> [DisplayItem]
}
