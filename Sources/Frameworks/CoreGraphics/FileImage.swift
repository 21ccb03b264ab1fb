import Foundation
import WindfallCore

/// The bytes of a file that holds an image.
@_spi(Windfall) public struct FileImage: ImageSource {
  public let data: Data

  public func displayItems(in rect: CGRect) -> [DisplayItem] { [.image(data, tint: nil, in: rect)] }
}
