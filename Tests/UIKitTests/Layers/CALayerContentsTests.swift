import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CALayerContentsTests {
  /// Where the images are drawn, as far as they are not cut.
  private func places(_ view: UIView) -> [CGRect] {
    func places(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .image(_, _, let rect): [rect]
        case .group(let group): places(group.items)
        default: []
        }
      }
    }
    return places(view.publishedGroup()?.items ?? [])
  }

  private final class Player: UIView {
    var frames: [CGImage] = []
    private(set) var count = 0

    override func display(_ layer: CALayer) {
      layer.contents = frames[count % frames.count]
      count += 1
    }
  }

  @Test func `A view gives its layer contents when it is to be drawn`() throws {
    let view = Player(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frames = [try #require(picture)]
    view.layer.contentsGravity = .topLeft
    #expect(places(view) == [CGRect(x: 0, y: 0, width: 4, height: 2)])
    #expect(places(view).count == 1)
    #expect(view.count == 1)
    view.layer.setNeedsDisplay()
    #expect(places(view).count == 1)
    #expect(view.count == 2)
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var picture: CGImage? {
    PixelImage(width: 4, height: 2, bytes: [UInt8](repeating: 255, count: 32)).flatMap {
      UIImage(data: PNGEncoder.data(of: $0))?.cgImage
    }
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.resizeAspect, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.resizeAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 49, y: 49.5, width: 2, height: 1)),
    (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 1)),
  ])
  func `The contents are placed as their gravity says`(gravity: CALayerContentsGravity, place: CGRect) {
    view.layer.contents = picture
    view.layer.contentsScale = 2
    view.layer.contentsGravity = gravity
    #expect(places(view) == [place])
  }

  @Test func `A part of the contents fills the layer`() {
    let layer = CALayer()
    layer.frame = view.bounds
    layer.contents = picture
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    view.layer.addSublayer(layer)
    #expect(places(view) == [CGRect(x: -100, y: 0, width: 200, height: 100)])
    layer.contents = nil
    #expect(places(view).isEmpty)
  }
}
