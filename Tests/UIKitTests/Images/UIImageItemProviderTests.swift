import Testing

@testable @_spi(Windfall) import UIKit

struct UIImageItemProviderTests {
  @Test func `An image is loaded from the data of a file, and comes back itself where it was given`() async throws {
    // The smallest file of this kind: one pixel.
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    let provider = NSItemProvider(item: NSData(data: png), typeIdentifier: "public.png")
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { image, _ in done.resume(returning: (image as? UIImage)?.size) }
    }
    #expect(size == CGSize(width: 1, height: 1))
    let image = try #require(UIImage(data: png))
    let same = await withCheckedContinuation { done in
      NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { other, _ in
        done.resume(returning: other as? UIImage === image)
      }
    }
    #expect(same)
  }
}
