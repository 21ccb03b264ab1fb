import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct NSAttributedStringTests {
  @Test func `Texts are measured with their attributes`() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(size == TextMeasure.size(of: "Hello", font: font.spec))
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
    let text = "many words that need some lines" as NSString
    let box = CGSize(width: 100, height: 1000)
    let line = text.boundingRect(with: box, attributes: [.font: font], context: nil)
    let lines = text.boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(line.width > 100 && lines.width <= 100)
    #expect(lines.height > 2 * line.height)
  }

  @Test func `Backgrounds are drawn behind their part of the text`() {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(string: "b", attributes: [.backgroundColor: UIColor.red]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = text
    let fills = label.drawContents().compactMap { item -> CGRect? in
      guard case .fill(.rect(let rect), .color(DisplayColor(red: 1, green: 0, blue: 0))) = item else { return nil }
      return rect
    }
    #expect(fills.count == 1)
    #expect((fills.first?.minX ?? 0) > 0)
  }
}
