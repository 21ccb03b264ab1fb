import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CGContextClearingTests {
  private let all = CGRect(x: 0, y: 0, width: 4, height: 4)
  private let hole = CGRect(x: 1, y: 1, width: 1, height: 1)

  @Test func `What is cleared is cut out of what was drawn before`() {
    let context = CGContext()
    context.clear(all)
    #expect(context.items.isEmpty)
    context.fill(all)
    context.translateBy(x: 1, y: 0)
    context.clear(hole)
    context.fill(hole)
    guard context.items.count == 2, case .group(let group) = context.items[0], case .evenOdd(let path)? = group.clip
    else {
      Issue.record("nothing is cut")
      return
    }
    #expect(group.items.count == 1)
    #expect(path.contains(.move(CGPoint(x: 2, y: 1))))
  }

  @Test func `Only what a clip lets through is cleared`() {
    let context = CGContext()
    context.fill(all)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    context.clear(all)
    guard context.items.count == 2, case .group(let outside) = context.items[0],
      case .group(let inside) = context.items[1]
    else {
      Issue.record("nothing is cut")
      return
    }
    guard case .evenOdd? = outside.clip, case .segments? = inside.clip, case .group(let rest)? = inside.items.first
    else {
      Issue.record("the parts are not apart")
      return
    }
    #expect(outside.items.count == 1 && rest.items.count == 1)
  }

  @Test func `The pixels of a bitmap are drawn anew without what is cleared`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    PictureService.use { request in
      guard case .picture(let list) = request, case .group(let group)? = list.root.items.first, group.clip != nil,
        case .image? = group.items.first
      else {
        return PixelImage(width: 2, height: 1, bytes: [UInt8](repeating: 255, count: 8))
          .map { PNGEncoder.data(of: $0) } ?? Data()
      }
      let pixels: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 0]
      return PixelImage(width: 2, height: 1, bytes: pixels).map { PNGEncoder.data(of: $0) } ?? Data()
    }
    context.fill(all)
    let data = try #require(context.data)
    #expect([UInt8](UnsafeRawBufferPointer(start: data, count: 8)) == [UInt8](repeating: 255, count: 8))
    context.clear(hole)
    #expect([UInt8](UnsafeRawBufferPointer(start: data, count: 8)) == [255, 255, 255, 255, 0, 0, 0, 0])
  }
}
