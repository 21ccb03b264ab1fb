import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CGContextPathsTests {
  private let context = CGContext()

  @Test(arguments: [
    (CGPathDrawingMode.fill, 1, 0), (.eoFill, 1, 0), (.stroke, 0, 1), (.fillStroke, 1, 1), (.eoFillStroke, 1, 1),
  ])
  func `A mode fills, strokes or does both`(mode: CGPathDrawingMode, fills: Int, strokes: Int) {
    context.addRects([CGRect(x: 0, y: 0, width: 4, height: 4)])
    #expect(context.boundingBoxOfPath.width == 4)
    context.drawPath(using: mode)
    #expect(context.path == nil)
    let found = context.items.reduce(into: (0, 0)) { counts, item in
      if case .fill = item { counts.0 += 1 }
      if case .stroke = item { counts.1 += 1 }
    }
    #expect(found == (fills, strokes))
  }

  @Test func `A gradient fills the strip between its points, and more where it is told to`() throws {
    let colors = NSArray(array: [UIColor.red.cgColor, UIColor.blue.cgColor])
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let points = (CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 20))
    context.drawLinearGradient(gradient, start: points.0, end: points.1, options: [])
    context.drawLinearGradient(gradient, start: points.0, end: points.1, options: [.drawsAfterEndLocation])
    let heights = context.items.compactMap { item -> [CGFloat]? in
      guard case .fill(.segments(let segments), .linearGradient(let stops, _, _)) = item else { return nil }
      #expect(stops.map(\.location) == [0, 1])
      return [CGPath(segments: segments).boundingBox.minY, CGPath(segments: segments).boundingBox.maxY]
    }
    #expect(heights == [[10, 20], [10, 10_020]])
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 5, y: 5), endRadius: 5, options: [])
    guard case .fill(.ellipse(in: let box), .radialGradient) = try #require(context.items.last) else {
      Issue.record("no circle")
      return
    }
    #expect(box == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}
