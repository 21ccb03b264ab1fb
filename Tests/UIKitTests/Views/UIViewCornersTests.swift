import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewCornersTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func radii(_ configuration: UICornerConfiguration) -> [CGFloat] {
    let view = UIView(frame: box)
    view.cornerConfiguration = configuration
    #expect(view.cornerConfiguration == configuration)
    return [.topLeft, .topRight, .bottomRight, .bottomLeft].map { view.effectiveRadius(corner: $0) }
  }

  @Test func `Each corner has its radius, and none has more than there is room for`() {
    #expect(radii(.corners(radius: 8)) == [8, 8, 8, 8])
    #expect(radii(.corners(radius: 80)) == [20, 20, 20, 20])
    #expect(
      radii(.corners(topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: .fixed(2), bottomRightRadius: 6.5))
        == [4, 0, 6.5, 2])
    #expect(radii(.capsule()) == [20, 20, 20, 20])
    #expect(radii(.capsule(maximumRadius: 12)) == [12, 12, 12, 12])
    #expect(radii(.uniformEdges(leftRadius: 3, rightRadius: 5)) == [3, 5, 5, 3])
    #expect(radii(.uniformEdges(topRadius: 3, bottomRadius: 5)) == [3, 3, 5, 5])
    #expect(radii(.uniformTopRadius(7, bottomRightRadius: 1)) == [7, 7, 1, 0])
    #expect(radii(.uniformBottomRadius(7, topLeftRadius: 1)) == [1, 0, 7, 7])
    #expect(radii(.uniformLeftRadius(7, topRightRadius: 1)) == [7, 1, 0, 7])
    #expect(radii(.uniformRightRadius(7, bottomLeftRadius: 1)) == [0, 7, 7, 1])
  }

  @Test func `Concentric corners are nearer to the middle by the way to the superview's`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layer.cornerRadius = 30
    let inner = UIView(frame: CGRect(x: 10, y: 12, width: 100, height: 100))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 4)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
    #expect(outer.effectiveRadius(corner: .allCorners) == 30)
  }

  @Test func `The view is drawn with them`() {
    let view = UIView(frame: box)
    view.cornerConfiguration = .corners(
      topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 8)
    guard case .segments(let segments) = view.layer.outline(box) else {
      Issue.record("no corners")
      return
    }
    #expect(segments.filter { if case .curve = $0 { true } else { false } }.count == 2)
    guard case .move(let start) = segments.first else {
      Issue.record("no start")
      return
    }
    #expect(start.x == 0 && abs(start.y - 4) < 1e-9)
  }
}
