import Foundation
import WindfallCore

/// What was drawn into a bitmap, in its pixels, with y pointing down.
struct RecordedImage: ImageSource {
  let items: [DisplayItem]
  let width: Int
  let height: Int

  func displayItems(in rect: CGRect) -> [DisplayItem] {
    let scale = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX, ty: rect.minY)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return [.group(DisplayGroup(transform: scale, clip: .rect(whole), items: items))]
  }
}
