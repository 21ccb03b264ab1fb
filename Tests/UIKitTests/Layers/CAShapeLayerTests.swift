import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

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

@MainActor struct CAEmitterLayerTests {
  @Test func `An emitter keeps what it would emit, and draws nothing`() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect((layer.birthRate, layer.emitterShape, layer.renderMode) == (1, .point, .unordered))
    #expect(cell.birthRate == 0 && cell.isEnabled && cell.scale == 1)
    cell.birthRate = 4
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    view.layer.addSublayer(layer)
    #expect(layer.emitterCells?.first?.birthRate == 4 && view.publishedGroup() == nil)
  }
}
