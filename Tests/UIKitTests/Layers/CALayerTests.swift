import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CALayerTests {
  /// The colours of everything that is filled, in the order in which it is drawn.
  private func fills(_ view: UIView) -> [DisplayColor] {
    func colours(_ items: [DisplayItem]) -> [DisplayColor] {
      items.flatMap { item -> [DisplayColor] in
        switch item {
        case .fill(_, .color(let color)): [color]
        case .group(let group): colours(group.items)
        default: []
        }
      }
    }
    return colours(view.publishedGroup()?.items ?? [])
  }

  private func layer(_ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func `What is said of a layer's time is kept`() {
    let layer = CAShapeLayer()
    #expect(layer.fillMode == .removed && layer.repeatCount == 0 && layer.duration == 0 && !layer.autoreverses)
    (layer.fillMode, layer.repeatCount, layer.duration) = (.forwards, 2, 0.5)
    (layer.repeatDuration, layer.autoreverses) = (3, true)
    #expect(layer.fillMode == .forwards && layer.repeatCount == 2 && layer.duration == 0.5)
    #expect(layer.repeatDuration == 3 && layer.autoreverses)
  }

  @Test func `Sublayers are drawn over the subviews, and inserted ones below them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = UIView(frame: view.bounds)
    subview.backgroundColor = .green
    view.addSubview(subview)
    let (low, high) = (layer(.red), layer(.blue))
    view.layer.addSublayer(high)
    view.layer.insertSublayer(low, at: 0)
    #expect(fills(view) == [UIColor.red, .green, .blue].map { $0.displayColor(with: view.traits) })
    #expect(view.layer.sublayers == [low, subview.layer, high])
    #expect(low.superlayer === view.layer)
    low.isHidden = true
    high.removeFromSuperlayer()
    #expect(fills(view) == [UIColor.green.displayColor(with: view.traits)])
  }

  @Test func `A change of a layer deep below is drawn`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (layer(.red), layer(.blue))
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    #expect(fills(view).count == 2)
    inner.backgroundColor = UIColor.green.cgColor
    #expect(fills(view).last == UIColor.green.displayColor(with: view.traits))
  }

  @Test func `Only masked corners are round`() {
    let layer = CALayer()
    layer.cornerRadius = 10
    let box = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.outline(box) == .roundedRect(box, cornerRadius: 10))
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .segments(let segments) = layer.outline(box) else {
      Issue.record("no corners")
      return
    }
    #expect(segments.filter { if case .curve = $0 { true } else { false } }.count == 2)
  }

  @Test func `A view may have a layer of another class`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let gradient = view.layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    guard case .fill(_, .linearGradient(let stops, let start, let end))? = view.publishedGroup()?.items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect((start, end) == (CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)))
  }

  @Test func `A shape is filled and stroked, and cuts as a mask`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .white
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    guard case .stroke(_, _, let stroke)? = shape.drawContents().first else {
      Issue.record("no stroke")
      return
    }
    #expect((stroke.width, stroke.cap) == (3, .round))
    #expect(view.publishedGroup()?.clip == nil)
    view.layer.mask = shape
    #expect(view.publishedGroup()?.clip == .segments(shape.path?.segments ?? []))
  }
}
