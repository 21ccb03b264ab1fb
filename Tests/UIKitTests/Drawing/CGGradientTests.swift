import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CGGradientTests {
  @Test func `a gradient is drawn between two points`() throws {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: [0, 0.5]))
    let context = CGContext()
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: [])
    guard case .fill(_, .linearGradient(let stops, _, let end))? = context.items.first else {
      Issue.record("nothing is filled")
      return
    }
    #expect(stops.map(\.location) == [0, 0.5] && stops.map(\.color.red) == [1, 0] && end == CGPoint(x: 0, y: 10))
  }

  @Test func `components are those of the space, and places are shared out where none are given`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 0.5, 1, 1, 1], locations: nil, count: 3))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1] && gradient.stops.map(\.color.green) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func `a layer is drawn where it is put, in the size that it gets`() throws {
    let context = CGContext()
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    context.draw(layer, at: .zero)
    #expect(context.items.isEmpty)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.draw(layer, in: CGRect(x: 5, y: 5, width: 20, height: 10))
    guard case .group(let group)? = context.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 5) && group.items.count == 1)
  }
}
