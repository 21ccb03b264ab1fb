import Foundation
import FoundationOverlay
import Testing

@Suite("Sorting texts")
struct StringStandardComparatorLocalizedTests {
  private struct Dog: Equatable {
    var name: String
    var nick: String?
    var age = 0
  }

  private let words = ["b10", "Z", "É", "a", "B9", "z", "ä", "e"]
  private let sorted = ["a", "ä", "B9", "b10", "e", "É", "z", "Z"]

  @Test("Comparators are known by their names")
  func names() {
    let comparators: [String.StandardComparator] = [.lexical, .localized, .localizedStandard]
    #expect(Set(comparators).count == 3)
    #expect(SortDescriptor(\Dog.name, comparator: .localizedStandard).stringComparator == .localizedStandard)
    #expect(SortDescriptor(\Dog.nick, comparator: .localized, order: .reverse).order == .reverse)
  }

  @Test("Texts are sorted as a person would by the comparator, by descriptors that say no other, and by key paths")
  func texts() {
    #expect(words.sorted(using: .localizedStandard) == sorted)
    #expect(words.sorted(using: String.StandardComparator.localizedStandard) == sorted)
    #expect(words.sorted(using: .localized) == ["a", "ä", "b10", "B9", "e", "É", "z", "Z"])
    #expect(words.sorted(using: .lexical).first == "B9")
    let dogs = words.map { Dog(name: $0, nick: $0) }
    #expect(dogs.sorted(using: SortDescriptor(\.name)).map(\.name) == sorted)
    #expect(dogs.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == sorted.reversed())
    #expect(dogs.sorted(using: SortDescriptor(\.nick, comparator: .localizedStandard)).map(\.name) == sorted)
    #expect(dogs.sorted(using: SortDescriptor(\.name, comparator: .lexical)).first?.name == "B9")
    #expect(dogs.sorted(using: KeyPathComparator(\.name)).map(\.name) == sorted)
    #expect(dogs.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name) == sorted)
    var changed = dogs
    changed.sort(using: [SortDescriptor(\.age), SortDescriptor(\.name, order: .reverse)])
    #expect(changed.map(\.name) == sorted.reversed())
  }

  @Test("What is nil comes first")
  func missing() {
    let dogs = [Dog(name: "a", nick: "x"), Dog(name: "b"), Dog(name: "c", nick: "A")]
    #expect(dogs.sorted(using: SortDescriptor(\.nick)).map(\.name) == ["b", "c", "a"])
  }
}
