import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

@MainActor struct UIGraphicsImageRendererTests {
  private func items(of image: UIImage) -> [DisplayItem] {
    guard case .group(let group)? = image.displayItems(in: .zero, tintColor: .black).first else { return [] }
    return group.items
  }

  @Test func `An image keeps what is drawn, and is scaled where it is shown`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect((image.size, image.scale) == (CGSize(width: 20, height: 10), 2))
    let shown = image.displayItems(in: CGRect(x: 5, y: 5, width: 40, height: 20), tintColor: .black)
    guard case .group(let group)? = shown.first, case .fill(_, .color(let color))? = group.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(color == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(group.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `A picture has whole pixels`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 22.5, height: 30), format: format).image { _ in }.size.width == 23)
    format.scale = 2
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 22.5, height: 30), format: format).image { _ in }.size.width == 22.5)
    format.scale = 3
    let third = CGSize(width: 100.0 / 3, height: 1)
    #expect(UIGraphicsImageRenderer(size: third, format: format).image { _ in }.size.width == 100.0 / 3)
  }

  @Test func `The state of a context moves, fades and cuts what is drawn`() {
    let context = CGContext()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.translateBy(x: 10, y: 0)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 9, y: 9))
    context.setLineWidth(3)
    context.strokePath()
    guard case .group(let cut) = context.items[0], case .group(let moved)? = cut.items.first,
      case .stroke(_, _, let line) = context.items[1]
    else {
      Issue.record("another recording")
      return
    }
    #expect(cut.clip != nil && moved.opacity == 0.5 && moved.transform.tx == 10)
    #expect(line.width == 3 && context.isPathEmpty)
  }

  @Test func `Views are rendered where they are asked to be`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    view.backgroundColor = .blue
    UIGraphicsBeginImageContext(view.bounds.size)
    if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let image, case .group(let moved)? = items(of: image).first, case .group(let group)? = moved.items.first
    else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.transform.concatenating(moved.transform).isIdentity)
  }

  @Test func `A view of the app's own draws itself`() {
    final class Cross: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.lineWidth = 4
        UIColor.red.setStroke()
        path.stroke()
        ("x" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      }
    }
    let view = Cross(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    guard case .stroke(_, .color(let color), let line)? = view.drawContents().first,
      case .text(let text)? = view.drawContents().last
    else {
      Issue.record("nothing is drawn")
      return
    }
    #expect((color, line.width, text.text) == (DisplayColor(red: 1, green: 0, blue: 0), 4, "x"))
  }

  @Test func `Text is drawn in lines from a corner, or in one line from its baseline`() throws {
    final class Words: UIView {
      var options = NSStringDrawingOptions.usesLineFragmentOrigin
      override func draw(_ rect: CGRect) {
        let font = UIFont.systemFont(ofSize: 10)
        ("many words" as NSString).draw(
          with: CGRect(x: 5, y: 20, width: 30, height: 100), options: options, attributes: [.font: font], context: nil)
      }
    }
    let view = Words(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func lines() -> [DisplayText] {
      view.drawContents().compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    #expect(lines().map { $0.text.trimmingCharacters(in: .whitespaces) } == ["many", "words"])
    let first = try #require(lines().first)
    view.options = []
    #expect(lines().map(\.text) == ["many words"])
    let alone = try #require(lines().first)
    #expect(alone.origin.x == first.origin.x)
    #expect(abs(first.origin.y - alone.origin.y - UIFont.systemFont(ofSize: 10).ascender) < 0.01)
  }

  @Test func `A label's subclass may move its text`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Hello"
    guard case .text(let text)? = label.drawContents().first else {
      Issue.record("no text")
      return
    }
    #expect(text.origin.x == 20)
  }

  @Test func `A format takes the scale of a trait collection that has one`() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == UIScreen.main.scale)
  }

  @Test func `A renderer's format knows its bounds`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let own = try #require(renderer.format as? UIGraphicsImageRendererFormat)
    #expect(own.bounds == bounds && own.opaque && own.scale == 1)
    #expect(format.bounds == .zero)
    #expect(UIGraphicsImageRenderer(size: bounds.size).format.bounds.size == bounds.size)
  }

  @Test func `An image has a format of its scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    #expect(image.imageRendererFormat.scale == 1)
    #expect(image.imageRendererFormat !== format)
  }

  @Test func `An image is drawn as its blend mode says, and lines from point to point`() {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      square.draw(at: CGPoint(x: 1, y: 1), blendMode: .difference, alpha: 0.5)
      context.cgContext.strokeLineSegments(
        between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 5)])
    }
    let drawn = items(of: image)
    guard case .group(let group)? = drawn.first, case .stroke(.segments(let segments), _, _)? = drawn.last else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.blend == .difference && group.opacity == 0.5 && drawn.count == 2 && segments.count == 4)
  }
}
