import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct CATextLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let layer = CATextLayer()

  private func texts() -> [DisplayText] {
    func texts(_ items: [DisplayItem]) -> [DisplayText] {
      items.flatMap { item -> [DisplayText] in
        switch item {
        case .text(let text): [text]
        case .group(let group): texts(group.items)
        default: []
        }
      }
    }
    return texts(view.publishedGroup()?.items ?? [])
  }

  init() {
    layer.frame = view.bounds
    layer.fontSize = 20
    view.layer.addSublayer(layer)
  }

  @Test func `A text is drawn in the layer's font and colour`() {
    #expect(texts().isEmpty)
    layer.string = "Hello"
    layer.foregroundColor = UIColor.red.cgColor
    #expect(texts().map(\.text) == ["Hello"] && texts().first?.font == UIFont.systemFont(ofSize: 20).spec)
    #expect(texts().first?.color == DisplayColor(red: 1, green: 0, blue: 0) && texts().first?.origin.x == 0)
    layer.alignmentMode = .center
    #expect((texts().first?.origin.x ?? 0) > 50)
    layer.string = NSAttributedString(string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(texts().first?.font == UIFont.systemFont(ofSize: 9).spec)
  }

  @Test func `A long text goes on, is wrapped or ends with dots`() {
    layer.string = "A text that is longer than the layer around it is wide"
    #expect(texts().map(\.text) == [layer.string as? String])
    layer.isWrapped = true
    #expect(texts().count > 1)
    layer.isWrapped = false
    layer.truncationMode = .end
    #expect(texts().map(\.text).joined().hasSuffix("…"))
  }
}
