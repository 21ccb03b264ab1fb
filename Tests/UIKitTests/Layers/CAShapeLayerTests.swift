import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct CAShapeLayerTests {
  @Test func `A part of the path is stroked, and all of it filled`() throws {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    layer.path = path
    layer.strokeColor = CGColor(gray: 0, alpha: 1)
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let items = layer.drawContents()
    guard case .fill(.segments(let filled), _) = items.first, case .stroke(.segments(let stroked), _, _) = items.last
    else {
      Issue.record("a filling and a stroke are expected: \(items)")
      return
    }
    #expect(filled == path.segments)
    #expect(
      stroked == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 0, y: 5)),
        .line(CGPoint(x: 5, y: 5)),
      ])
    layer.strokeStart = 0
    layer.strokeEnd = 1
    guard case .stroke(.segments(let whole), _, _) = layer.drawContents().last else { return }
    #expect(whole == path.segments)
  }
}
