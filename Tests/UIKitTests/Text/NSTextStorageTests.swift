import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct NSTextStorageTests {
  private final class Delegate: NSObject, NSTextStorageDelegate {
    var entries: [String] = []
    var mark: NSAttributedString.Key?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      entries.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)")
      if let mark { textStorage.addAttribute(mark, value: 1, range: editedRange) }
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { entries.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) by \(delta)") }
  }

  /// As apps write it, with a text of its own behind.
  private final class Marked: NSTextStorage {
    let isMarked: Bool

    override init() {
      isMarked = true
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A subclass may have an initialiser without arguments`() {
    let marked = Marked()
    marked.append(NSAttributedString(string: "text"))
    #expect(marked.isMarked && marked.string == "text")
    #expect(NSTextStorage().length == 0 && NSTextStorage(attributedString: marked).string == "text")
  }

  private let delegate = Delegate()

  private func storage(_ text: String) -> NSTextStorage {
    let storage = NSTextStorage(string: text)
    storage.delegate = delegate
    return storage
  }

  @Test func `The delegate hears of each change before and after it is processed`() {
    let storage = storage("Hello")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Yo, h")
    #expect(storage.string == "Yo, hello")
    #expect(delegate.entries == ["will 2 0+5 by 4", "did 2 0+5 by 4"])
    delegate.entries = []
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 4, length: 5))
    #expect(delegate.entries == ["will 1 4+5 by 0", "did 1 4+5 by 0"])
  }

  @Test func `Changes between begin and end are one`() {
    let storage = storage("Hello")
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(delegate.entries.isEmpty && storage.changeInLength == 0)
    storage.endEditing()
    #expect(delegate.entries == ["will 3 0+5 by 0", "did 3 0+5 by 0"])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  @Test func `A delegate's own changes belong to the one that is processed`() {
    let storage = storage("Hi")
    delegate.mark = .kern
    storage.append(NSAttributedString(string: " all"))
    #expect(delegate.entries.count == 2)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }
}
