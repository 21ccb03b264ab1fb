import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CALayerGeometryTests {
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    return layer
  }

  @Test func `Points and rectangles are converted between layers`() {
    let (top, child, sibling) = (CALayer(), layer(), CALayer())
    sibling.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    sibling.bounds.origin = CGPoint(x: 1, y: 2)
    top.addSublayer(child)
    top.addSublayer(sibling)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: top) == CGPoint(x: 11, y: 22))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(child.convert(CGPoint(x: 11, y: 22), from: top) == CGPoint(x: 1, y: 2))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: sibling) == CGPoint(x: -88, y: 24))
    child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(child.convert(rect, to: top) == CGRect(x: -10, y: -10, width: 80, height: 120))
    #expect(child.convert(rect, to: child) == rect)
  }

  @Test func `The position is the place of the anchor point`() {
    let layer = layer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.position == CGPoint(x: 30, y: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    #expect(layer.frame == CGRect(x: 30, y: -10, width: 40, height: 60))
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 10, height: 10))
    layer.position = .zero
    #expect(layer.frame == CGRect(x: 0, y: -10, width: 10, height: 10))
  }

  @Test func `A layer turns around its anchor point`() {
    let layer = layer()
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 80, height: 120))
    layer.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
    #expect(layer.frame == CGRect(x: 100, y: 0, width: 20, height: 20))
    #expect(layer.bounds.size == CGSize(width: 10, height: 10) && layer.position == CGPoint(x: 100, y: 0))
  }

  @Test func `A view and its layer share the anchor point`() {
    let (view, container) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    container.addSubview(view)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    #expect(view.anchorPoint == CGPoint(x: 1, y: 0) && view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: -50, y: 25, width: 100, height: 50))
    view.center = CGPoint(x: 100, y: 0)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && view.layer.position == view.center)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 50, height: 25))
    #expect(view.convert(CGPoint(x: 0, y: 50), to: container) == CGPoint(x: 50, y: 25))
    view.bounds.size.width = 20
    #expect(view.frame == CGRect(x: 90, y: 0, width: 10, height: 25))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 10, y: 0) && view.bounds.size == CGSize(width: 20, height: 20))
  }
}
