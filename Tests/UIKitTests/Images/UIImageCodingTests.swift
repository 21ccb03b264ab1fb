import Foundation
import FoundationOverlay
import ObjectiveC
import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

@MainActor struct UIImageCodingTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func `An image of a file comes back with its bytes, scale and mode`() throws {
    let pixels = try #require(PixelImage(width: 4, height: 2, bytes: [UInt8](repeating: 9, count: 32)))
    let image = try #require(UIImage(data: PNGEncoder.data(of: pixels), scale: 2))
    let copy = try #require(try copy(image.withRenderingMode(.alwaysTemplate)))
    #expect(copy.size == CGSize(width: 2, height: 1) && copy.scale == 2)
    #expect(copy.renderingMode == .alwaysTemplate && copy.pngData() == image.pngData())
  }

  @Test func `A symbol comes back with its name, an asset with its pixels`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(try copy(symbol) == symbol)
    let assets = try AssetBundle()
    assets.addImage("Photo", side: 10, [1, 2].map { AssetConditions(scale: $0) })
    let photo = try #require(UIImage(named: "Photo", in: try assets.bundle(), compatibleWith: nil))
    let copy = try #require(try copy(photo))
    #expect(copy.size == photo.size && copy.scale == photo.scale && copy.pngData() == photo.pngData())
  }

  @Test func `Colours come back equal, dynamic ones as they are`() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(try copy(color) == color)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try copy(dynamic) == .black)
  }
}

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

@MainActor struct UIImageWriteToSavedPhotosAlbumTests {
  final class Target: NSObject {
    var finish: ((UIImage, (any Error)?) -> Void)?

    func image(_ image: UIImage, error: (any Error)?, context: UnsafeMutableRawPointer?) { finish?(image, error) }
  }

  @Test func `The target is told that there is no leave to save`() async {
    let target = Target()
    let image = UIImage()
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", method: Target.image(_:error:context:))
    let error = await withCheckedContinuation { continuation in
      target.finish = { saved, error in
        #expect(saved === image)
        continuation.resume(returning: error as NSError?)
      }
      UIImageWriteToSavedPhotosAlbum(image, target, selector, nil)
    }
    #expect(error?.code == -3310)
  }
}
