import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIPasteboardItemsTests {
  private let board = UIPasteboard.withUniqueName()

  @Test func `Patterns and values of a text are found`() async throws {
    board.string = "https://example.org/a"
    let asked: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number, .link]
    let found = await withCheckedContinuation { done in board.detectPatterns(for: asked) { done.resume(returning: $0) }
    }
    #expect(try found.get() == [.probableWebURL, .link])
    board.string = "42"
    #expect(try await board.detectedValues(for: [\.number]).number == 42)
    #expect(try await board.detectedPatterns(for: [\.number, \.probableWebURL]) == [\.number])
    board.string = "ask ada@example.org or +1 555 010 9999"
    let values: [String]? = await withCheckedContinuation { done in
      board.detectValues(for: [.emailAddress]) { result in
        done.resume(returning: (try? result.get())?[.emailAddress] as? [String])
      }
    }
    #expect(values == ["ada@example.org"])
    #expect(try await board.detectedValues(for: [\.probableWebSearch]).probableWebSearch.hasPrefix("ask"))
  }

  @Test func `Items are chosen by their types`() {
    board.items = [["a.type": "1"], ["b.type": "2"], ["a.type": "3"]]
    #expect(board.itemSet(withPasteboardTypes: ["a.type"]) == [0, 2])
    #expect(board.values(forPasteboardType: "a.type", inItemSet: [2]) as? [String] == ["3"])
    #expect(board.types(forItemSet: nil) == [["a.type"], ["b.type"], ["a.type"]])
    #expect(board.contains(pasteboardTypes: ["a.type"], inItemSet: [0, 2]))
    #expect(!board.contains(pasteboardTypes: ["a.type"], inItemSet: nil))
    #expect(board.data(forPasteboardType: "b.type", inItemSet: nil) == [Data("2".utf8)])
  }

  @Test func `Items are gone after their time`() {
    board.setItems([["a.type": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: 600), .localOnly: true])
    #expect(board.numberOfItems == 1)
    board.setItems([["a.type": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0 && board.value(forPasteboardType: "a.type") == nil)
    board.string = "new"
    #expect(board.string == "new")
  }

  @Test func `Objects become items, and items providers`() async throws {
    board.setObjects(["text"])
    #expect(board.string == "text")
    board.setObjects([try #require(URL(string: "https://example.org"))])
    #expect(board.url?.host == "example.org")
    let text = await withCheckedContinuation { done in
      board.string = "from the board"
      _ = board.itemProviders.first?.loadObject(ofClass: NSString.self) { object, _ in
        done.resume(returning: (object as? NSString).map { $0 as String })
      }
    }
    #expect(text == "from the board")
  }

  @Test func `What a provider loads comes onto the board`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "own.type", visibility: .all) { done in
      done(Data("late".utf8), nil)
      return nil
    }
    board.setItemProviders([provider], localOnly: false, expirationDate: nil)
    let board = board
    for _ in 0..<100 where board.data(forPasteboardType: "own.type") == nil { await passTurns() }
    #expect(board.data(forPasteboardType: "own.type") == Data("late".utf8))
    #expect(board.itemProviders.first?.hasItemConformingToTypeIdentifier("own.type") == true)
  }
}
