import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIImageAnimatedTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func `An animated image is its first one, with all of them`() {
    let parts = [image(3), image(4)]
    let animated = UIImage.animatedImage(with: parts, duration: 2)
    #expect(animated?.images == parts && animated?.duration == 2 && animated?.size == parts[0].size)
    #expect(parts[0].images == nil && UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("no-such-image", duration: 1) == nil)
  }

  @Test func `A thumbnail has the size that is wanted`() async {
    let picture = image(8)
    let thumbnail = await picture.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))
    #expect(thumbnail?.size == CGSize(width: 2, height: 2) && thumbnail?.content == picture.content)
    #expect(picture.preparingThumbnail(of: .zero) == nil)
    let display = await withCheckedContinuation { continuation in
      picture.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(display === picture)
  }
}
