import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CGContextBitmapTests {
  private let red: [UInt8] = [255, 0, 0, 128]

  private func context(_ info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) throws -> CGContext {
    let context = CGContext(
      data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
    return try #require(context)
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  /// Draws two half transparent red pixels, whatever is asked for.
  private func drawRed() {
    let red = red
    PictureService.use { _ in
      PixelImage(width: 2, height: 1, bytes: red + red).map { PNGEncoder.data(of: $0) } ?? Data()
    }
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 0]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 128, 128]),
    (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 0, 0, 255]),
  ])
  func `Pixels lie in memory as the bitmap's information says`(info: UInt32, pixel: [UInt8]) throws {
    drawRed()
    let context = try context(info)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect((context.width, context.bytesPerRow, context.bitsPerPixel) == (2, 8, 32))
    #expect(try bytes(context) == pixel + pixel)
  }

  @Test func `What is drawn is cut to where a mask is bright`() throws {
    drawRed()
    let mask = try #require(context(CGImageAlphaInfo.premultipliedLast.rawValue).makeImage())
    let context = CGContext()
    #expect(context.boundingBoxOfClipPath == .infinite)
    context.clip(to: CGRect(x: 4, y: 0, width: 2, height: 1), mask: mask)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 4, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    guard case .group(let clipped)? = context.items.first, case .group(let layer)? = clipped.items.first,
      case .group(let cut)? = layer.items.last, case .group(let placed)? = cut.items.first,
      case .group(let flipped)? = placed.items.first, case .image(let data, _, let place)? = flipped.items.first
    else {
      Issue.record("\(context.items)")
      return
    }
    #expect(layer.opacity < 1 && layer.items.count == 2 && cut.blend == .destinationIn)
    #expect(place == CGRect(x: 4, y: 0, width: 2, height: 1))
    // 0.299 of a red of 128.
    #expect(PixelImage(png: data)?.bytes == [0, 0, 0, 38, 0, 0, 0, 38])
  }

  @Test func `An image is made of bytes, and of what another image provides`() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    func image(of provider: CGDataProvider, height: Int = 1) -> CGImage? {
      CGImage(
        width: 2, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .perceptual)
    }
    let made = try #require(CGDataProvider(data: NSData(data: Data(bytes))).flatMap { image(of: $0) })
    #expect((made.width, made.height, made.shouldInterpolate) == (2, 1, false))
    #expect(made.renderingIntent == .perceptual && made.decode == nil)
    let provider = try #require(made.dataProvider)
    drawRed()
    #expect(provider.data.map { [UInt8]($0 as Data) } == [128, 0, 0, 128, 128, 0, 0, 128])
    #expect(image(of: provider)?.width == 2)
    #expect(image(of: try #require(CGDataProvider(data: NSData())), height: 1) == nil)
  }

  @Test func `Grey pixels have one byte`() throws {
    drawRed()
    let context = try context(CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try bytes(context) == [38, 38])
  }

  @Test func `There are no bitmaps of other kinds`() {
    for info in [CGImageAlphaInfo.none, .last, .first] {
      #expect(
        CGContext(
          data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info.rawValue) == nil)
    }
  }

  @Test func `The memory of the app is part of the image, and is drawn into`() throws {
    drawRed()
    var memory: [UInt8] = [0, 128, 0, 128, 0, 0, 255, 255]
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let image = try #require(context.makeImage())
      let png = try #require(UIImage(cgImage: image).pngData())
      #expect(PixelImage(png: png)?.bytes == [0, 255, 0, 128, 0, 0, 255, 255])
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect([UInt8](buffer) == [128, 0, 0, 128, 128, 0, 0, 128])
    }
  }

  @Test func `The y axis points up, and images stand upright`() throws {
    let context = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(context.ctm == .identity)
    let green = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    context.draw(try #require(green.cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .group(let outer)? = context.items.first, case .group(let inner)? = outer.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(outer.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
    #expect(inner.transform.concatenating(outer.transform) == .identity)
    let image = try #require(context.makeImage())
    #expect((image.width, image.height) == (2, 1))
    #expect(UIImage(cgImage: image).displayItems(in: CGRect(x: 0, y: 0, width: 2, height: 1)).count == 1)
  }

  @Test func `An image is repeated as far as it can be seen`() throws {
    let data = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 255]))))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: data, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    func count(clipping clip: CGRect?, tiling: Bool) -> Int {
      let context = CGContext()
      if let clip { context.clip(to: clip) }
      context.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10), byTiling: tiling)
      return context.items.count
    }
    #expect(count(clipping: CGRect(x: 0, y: 0, width: 20, height: 30), tiling: true) == 12)
    #expect(count(clipping: CGRect(x: 0, y: 0, width: 20, height: 30), tiling: false) == 1)
    #expect(count(clipping: nil, tiling: true) == 1)
  }
}
