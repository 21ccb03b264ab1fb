import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPasteboardTests {
  @Test func `A board keeps what was set last, of one kind`() {
    let board = UIPasteboard.withUniqueName()
    board.string = "a"
    #expect(board.string == "a" && board.strings == ["a"] && board.hasStrings)
    #expect(!board.hasURLs && board.url == nil)
    board.url = URL(string: "https://example.org")
    #expect(board.string == nil && board.url?.host == "example.org")
    board.setValue("b", forPasteboardType: "own.type")
    #expect(board.value(forPasteboardType: "own.type") as? String == "b")
    #expect(board.data(forPasteboardType: "own.type") == Data("b".utf8))
    #expect(board.contains(pasteboardTypes: ["own.type"]) && board.numberOfItems == 1)
    board.string = nil
    #expect(board.items.isEmpty && board.changeCount == 4)
  }

  @Test func `Boards of the same name are one, until it is removed`() {
    let name = UIPasteboard.Name("tests.own")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func `Each change is told`() {
    let board = UIPasteboard.withUniqueName()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in count += 1 }
    board.strings = ["a", "b"]
    #expect(count == 1)
    NotificationCenter.default.removeObserver(token)
  }
}
