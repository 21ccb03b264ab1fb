import Testing

@testable @_spi(Windfall) import UIKit

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
