import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

private final class Dial: CALayer {
  var rounds = 0

  override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    rounds += 1
    ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}

private final class DialView: UIView {
  override class var layerClass: AnyClass { Dial.self }
}

private final class Painter: NSObject, CALayerDelegate {
  var calls: [String] = []

  func layerWillDraw(_ layer: CALayer) { calls.append("will") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    ctx.fill(CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  func layoutSublayers(of layer: CALayer) { calls.append("layout") }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "bounds" ? NSNull() : nil }
}

private final class Displayer: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) { layer.name = "displayed" }
  func draw(_ layer: CALayer, in ctx: CGContext) { layer.name = "drawn" }
}

private final class Sketch: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(x: 9, y: 9, width: 1, height: 1)) }
}

@MainActor struct CALayerDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func fills(in view: UIView) -> [CGRect] {
    func fills(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(.rect(let rect), _): [rect]
        case .group(let group): fills(group.items)
        default: []
        }
      }
    }
    return fills(view.publishedGroup()?.items ?? [])
  }

  @Test func `A layer draws when it was asked to, and keeps what it drew`() {
    let dial = Dial()
    dial.frame = view.bounds
    view.layer.addSublayer(dial)
    #expect(fills(in: view).isEmpty)
    dial.setNeedsDisplay()
    #expect(fills(in: view) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    dial.cornerRadius = 3
    #expect(fills(in: view).count == 1)
    #expect(dial.rounds == 1)
    dial.needsDisplayOnBoundsChange = true
    dial.bounds.size.width = 50
    #expect(fills(in: view).count == 1)
    #expect(dial.rounds == 2)
  }

  @Test func `The layer of a view and the view itself draw into it`() {
    #expect(fills(in: DialView(frame: view.frame)) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(fills(in: Sketch(frame: view.frame)) == [CGRect(x: 9, y: 9, width: 1, height: 1)])
  }

  @Test func `A delegate draws, lays out and says which actions there are`() {
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    view.layer.addSublayer(layer)
    layer.frame = view.bounds
    layer.setNeedsDisplay()
    #expect(fills(in: view) == [CGRect(x: 5, y: 6, width: 7, height: 8)])
    #expect(painter.calls == ["layout", "will", "draw"])
    let animation = CABasicAnimation(keyPath: "opacity")
    layer.actions = ["opacity": animation, "bounds": animation, "position": NSNull()]
    #expect(layer.action(forKey: "opacity") === animation)
    #expect(layer.action(forKey: "bounds") == nil)
    #expect(layer.action(forKey: "position") == nil)
    #expect(view.layer.delegate === view)
  }

  @Test func `A delegate that displays does not draw`() {
    let (layer, displayer) = (CALayer(), Displayer())
    layer.delegate = displayer
    layer.displayIfNeeded()
    #expect(layer.name == nil)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.name == "displayed")
    #expect(!layer.needsDisplay())
  }

  @Test func `The deepest layer at a point is hit`() {
    let (outer, inner, hidden) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    hidden.frame = outer.bounds
    hidden.isHidden = true
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.addSublayer(hidden)
    #expect(outer.hitTest(CGPoint(x: 55, y: 55)) === inner)
    #expect(outer.hitTest(CGPoint(x: 15, y: 15)) === outer)
    #expect(outer.hitTest(CGPoint(x: 65, y: 65)) === inner)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 65, y: 65)) == nil)
    #expect(!outer.contains(CGPoint(x: 50, y: 0)))
  }
}
