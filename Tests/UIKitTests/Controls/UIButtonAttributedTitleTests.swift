import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIButtonAttributedTitleTests {
  @Test func `A styled title keeps its colours and fonts, whatever the state's colour is`() {
    let title = NSMutableAttributedString(string: "Go", attributes: [.foregroundColor: UIColor.red])
    title.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    let button = UIButton()
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(title, for: .normal)
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(button.titleLabel?.attributedText == title)
    #expect(button.titleLabel?.textColor == .red)
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Stay", for: .normal)
    #expect(button.titleLabel?.text == "Stay" && button.titleLabel?.textColor == .green)
  }
}
