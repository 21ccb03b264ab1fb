import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CGContextTransparencyLayerTests {
  private let square = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// The only group that was drawn, and what is in it.
  private func group(_ items: [DisplayItem]) throws -> DisplayGroup {
    guard items.count == 1, case .group(let group) = items[0] else {
      Issue.record("\(items) is not one group")
      throw CancellationError()
    }
    return group
  }

  @Test func `What is drawn in a layer is faded and casts its shadow as one picture`() throws {
    let context = CGContext()
    context.translateBy(x: 3, y: 0)
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.saveGState()
    context.setAlpha(0.25)
    context.fill(square)
    #expect(context.items.count == 2)
    context.endTransparencyLayer()
    let faded = try group(context.items)
    #expect(faded.opacity == 0.5 && faded.transform == .identity)
    #expect(faded.shadow?.color == DisplayColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
    let picture = try group(faded.items)
    guard picture.items.count == 2, case .group(let first) = picture.items[0],
      case .group(let second) = picture.items[1]
    else {
      Issue.record("the layer has not what was drawn")
      return
    }
    #expect(first.opacity == 1 && first.shadow == nil && first.transform.tx == 3 && second.opacity == 0.25)
    #expect(context.ctm.tx == 3 && context.state.alpha == 0.5)
    context.restoreGState()
    #expect(context.ctm.tx == 3, "the state saved in the layer is gone with it")
  }

  @Test func `A layer of a rectangle shows nothing outside of it, and an empty one nothing`() throws {
    let context = CGContext()
    context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
    context.fill(square.offsetBy(dx: 2, dy: 0))
    #expect(context.boundingBoxOfClipPath == square)
    context.endTransparencyLayer()
    #expect(context.boundingBoxOfClipPath == .infinite)
    let count = context.items.count
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.items.count == count && count == 1)
  }

  @Test func `Components are of the space that was set, which begins with black`() {
    let context = CGContext()
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    #expect(context.state.fill.components == [0, 0, 0, 1])
    context.setFillColor([1, 0, 0, 0.5])
    #expect(context.state.fill.components == [1, 0, 0, 0.5])
    context.setStrokeColor([0.5, 1])
    #expect(context.state.stroke == CGColor(gray: 0.5, alpha: 1).displayColor)
    context.setStrokeColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    #expect(context.state.stroke == DisplayColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `Places are converted to those of the whole context and back`() {
    let context = CGContext()
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
    #expect(
      context.convertToUserSpace(CGRect(x: 12, y: 2, width: 4, height: 4)) == CGRect(x: 1, y: 1, width: 2, height: 2))
    context.textPosition = CGPoint(x: 5, y: 6)
    #expect(context.textMatrix == CGAffineTransform(translationX: 5, y: 6))
    context.clip(to: [square, square.offsetBy(dx: 8, dy: 0)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 12, height: 4))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == .infinite)
  }
}
