import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct UIImageAlignmentTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: .init(for: UITraitCollection(displayScale: 1))
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private func group(of image: UIImage) -> DisplayGroup? {
    let items = image.displayItems(in: CGRect(x: 10, y: 0, width: 4, height: 2), tintColor: .black)
    guard case .group(let group)? = items.first else { return nil }
    return group
  }

  @Test func `Constraints place an image without its edges, also where another image has others`() {
    let (plain, image) = (
      picture(50, 20), picture(50, 20).withAlignmentRectInsets(.init(top: 1, left: 2, bottom: 3, right: 4))
    )
    #expect(plain.alignmentRectInsets == .zero && image.alignmentRectInsets.right == 4 && image.size == plain.size)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 16))
    #expect(view.frame == CGRect(x: 8, y: 9, width: 50, height: 20))
    view.image = plain
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
  }

  @Test func `A flipped image is drawn the other way round, and flipped back is the same`() throws {
    let image = try #require(UIImage(data: AssetBundle.png(4, 2)))
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored && flipped.size == image.size && flipped != image)
    #expect(group(of: flipped)?.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
    #expect(group(of: image) == nil && flipped.withHorizontallyFlippedOrientation() == image)
    let stored = try #require(flipped.cgImage)
    #expect(UIImage(cgImage: stored) == image)
  }

  @Test func `A flipped image that was turned stays turned`() throws {
    let stored = try #require(picture(4, 2).cgImage)
    let turned = UIImage(cgImage: stored, scale: 1, orientation: .left).withHorizontallyFlippedOrientation()
    #expect(turned.imageOrientation == .leftMirrored && turned.size == CGSize(width: 2, height: 4))
    #expect(turned.withHorizontallyFlippedOrientation().imageOrientation == .left)
    let half = UIImage(cgImage: stored, scale: 1, orientation: .downMirrored).withHorizontallyFlippedOrientation()
    #expect(half.imageOrientation == .down)
  }

  @Test func `Caps of a flipped image lie where they are seen`() {
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3)
    let flipped = picture(8, 2).withHorizontallyFlippedOrientation().resizableImage(withCapInsets: caps)
    #expect(flipped.capInsets == caps)
    #expect(flipped.parts(in: CGRect(x: 0, y: 0, width: 20, height: 2)).map(\.target.width) == [3, 16, 1])
  }

  @Test func `An image says that it would be flipped from right to left, with all its pictures`() {
    let image = picture(2, 2)
    let animated = UIImage.animatedImage(with: [image, image], duration: 1)?.imageFlippedForRightToLeftLayoutDirection()
    #expect(!image.flipsForRightToLeftLayoutDirection && animated?.flipsForRightToLeftLayoutDirection == true)
    #expect(animated?.images?.map(\.flipsForRightToLeftLayoutDirection) == [true, true] && animated?.duration == 1)
    #expect(animated?.imageOrientation == .up)
  }
}
