import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITextViewStorageTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func `What is done to the storage is the text of the view`() {
    view.text = "Hello"
    view.font = .systemFont(ofSize: 20)
    #expect(view.textStorage.string == "Hello" && view.textStorage === view.textStorage)
    view.textStorage.append(NSAttributedString(string: " you"))
    #expect(view.text == "Hello you" && view.accessibilityValue == "Hello you")
    view.selectedRange = NSRange(location: 9, length: 0)
    view.insertText("!")
    #expect(view.textStorage.string == "Hello you!")
    view.textStorage.deleteCharacters(in: NSRange(location: 5, length: 5))
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.text = "New"
    #expect(view.textStorage.string == "New")
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    view.font = .systemFont(ofSize: 30)
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }

  @Test func `The manager of a view lays out what the view shows`() {
    view.text = "A word\nand another one"
    view.font = .systemFont(ofSize: 17)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(view.textContainer.size.width == 200)
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - used.height - 16) < 1)
    let range = (view.text as NSString).range(of: "another")
    let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
    let place = CGPoint(x: rect.midX, y: rect.midY + view.textContainerInset.top)
    let offset = view.textOffset(at: place)
    #expect(NSLocationInRange(offset, range))
  }

  @Test func `A view is made of a storage of the app`() {
    let storage = NSTextStorage(string: "Notes")
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "Notes" && view.textStorage === storage && view.layoutManager === manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Changed")
    #expect(view.text == "Changed")
  }
}
