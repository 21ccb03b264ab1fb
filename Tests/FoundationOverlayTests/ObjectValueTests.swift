import Foundation
import FoundationOverlay
import Testing

/// Objects whose first stored property Core Foundation takes for a word of its own.
struct ObjectValueTests {
  private final class Value: NSObject {
    private let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Value)?.number == number }

    override var hash: Int { number }
  }

  private let key = NSAttributedString.Key("value")

  @Test func anAttributeIsChangedToAnotherObject() {
    let text = NSMutableAttributedString(string: "Hello", attributes: [key: Value(1)])
    text.addAttribute(key, value: Value(2), range: NSRange(location: 0, length: 5))
    #expect(text.attribute(key, at: 4, effectiveRange: nil) as? Value == Value(2))
    text.addAttribute(key, value: Value(1), range: NSRange(location: 0, length: 2))
    text.append(NSAttributedString(string: "!", attributes: [key: Value(2)]))
    var range = NSRange()
    #expect(text.attribute(key, at: 5, effectiveRange: &range) as? Value == Value(2))
    #expect(range == NSRange(location: 2, length: 4))
  }

  @Test func textsWithEqualObjectsAreEqual() {
    func text(_ number: Int) -> NSAttributedString { NSAttributedString(string: "a", attributes: [key: Value(number)]) }
    #expect(text(1).isEqual(to: text(1)) && !text(1).isEqual(to: text(2)))
  }
}
