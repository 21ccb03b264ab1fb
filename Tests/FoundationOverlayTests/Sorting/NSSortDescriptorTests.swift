import Foundation
import FoundationOverlay
import ObjectiveC
import Testing

@Suite("Sort descriptors with keys")
struct NSSortDescriptorTests {
  private final class Owner: NSObject {
    let name: String?
    init(name: String?) { self.name = name }
  }

  private final class Dog: NSObject {
    let name: String
    let age: Int
    let owner: Owner?
    let born: Date?

    init(_ name: String, _ age: Int, owner: String? = nil) {
      self.name = name
      self.age = age
      born = owner == nil ? nil : Date(timeIntervalSinceReferenceDate: Double(age))
      self.owner = owner.map { Owner(name: $0) }
    }
  }

  private let dogs: NSArray = [Dog("Rex", 3, owner: "Bo"), Dog("Ace", 5), Dog("Max", 3, owner: "Al")]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    dogs.sortedArray(using: descriptors).compactMap { ($0 as? Dog)?.name }
  }

  @Test("By one key, and then by the next")
  func keys() {
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Ace", "Max", "Rex"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["Rex", "Max", "Ace"])
    let age = NSSortDescriptor(key: "age", ascending: true)
    #expect(names(age, NSSortDescriptor(key: "name", ascending: true)) == ["Max", "Rex", "Ace"])
  }

  @Test("By a path of keys; nil comes first")
  func paths() {
    #expect(names(NSSortDescriptor(key: "owner.name", ascending: true)) == ["Ace", "Max", "Rex"])
  }

  @Test("By the objects themselves, and by dictionaries")
  func values() {
    let numbers: NSArray = [3, 1, 2]
    let descriptor = NSSortDescriptor(key: nil, ascending: false)
    #expect(numbers.sortedArray(using: [descriptor]) as? [Int] == [3, 2, 1])
    let rows: NSArray = [["n": 2], ["n": 1]]
    #expect(
      rows.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)]) as? [[String: Int]] == [
        ["n": 1], ["n": 2],
      ])
  }

  @Test("With a comparator of one's own")
  func comparator() {
    let byLength = NSSortDescriptor(key: "name", ascending: true) { first, second in
      let lengths = [first, second].map { ($0 as? String)?.last.map(String.init) ?? "" }
      return lengths[0].compare(lengths[1])
    }
    #expect(names(byLength) == ["Ace", "Rex", "Max"])
  }

  @Test("With a method of the values")
  func selectors() {
    let texts: NSArray = ["b", "C", "a10", "a9"]
    func sorted(_ name: String) -> [String]? {
      let descriptor = NSSortDescriptor(key: nil, ascending: true, selector: Selector(name))
      return texts.sortedArray(using: [descriptor]) as? [String]
    }
    #expect(sorted("compare:") == ["C", "a10", "a9", "b"])
    #expect(sorted("caseInsensitiveCompare:") == ["a10", "a9", "b", "C"])
    #expect(sorted("localizedStandardCompare:") == ["a9", "a10", "b", "C"])
    #expect(names(NSSortDescriptor(key: "age", ascending: false, selector: Selector("compare:"))).count == 3)
  }

  @Test("By a Swift key path of values that may be nil, or have no order in Swift")
  func keyPaths() {
    let descriptor = NSSortDescriptor(keyPath: \Dog.born, ascending: true)
    #expect(names(descriptor, NSSortDescriptor(keyPath: \Dog.name, ascending: true)) == ["Ace", "Max", "Rex"])
    #expect(descriptor.key == "born")
    #expect(
      (descriptor.reversedSortDescriptor as? NSSortDescriptor)?.compare(dogs[0], to: dogs[1]) == .orderedAscending)
  }

  @Test("By sort descriptors of Swift's, texts as a person would")
  func sortDescriptors() {
    let name = NSSortDescriptor(SortDescriptor(\Dog.name, order: .reverse))
    #expect(names(name) == ["Rex", "Max", "Ace"])
    #expect(name.key == "name" && !name.ascending && name.selector?.description == "localizedStandardCompare:")
    let born = NSSortDescriptor(SortDescriptor(\Dog.born))
    #expect(born.key == "born" && born.selector?.description == "compare:")
    #expect(names(born, NSSortDescriptor(SortDescriptor(\Dog.name))) == ["Ace", "Max", "Rex"])
    let lexical = NSSortDescriptor(SortDescriptor(\Dog.name, comparator: .lexical, order: .reverse))
    #expect(lexical.selector?.description == "compare:")
  }

  @Test("What a descriptor says of itself")
  func properties() {
    let descriptor = NSSortDescriptor(key: "name", ascending: true)
    #expect(descriptor.key == "name")
    #expect(descriptor.ascending)
    #expect((descriptor.reversedSortDescriptor as? NSSortDescriptor)?.ascending == false)
    #expect(descriptor == NSSortDescriptor(key: "name", ascending: true))
    #expect(descriptor != NSSortDescriptor(key: "age", ascending: true))
    #expect(NSSortDescriptor(keyPath: \Dog.age, ascending: true).key == "age")
    #expect(descriptor.selector == Selector("compare:"))
    #expect(NSSortDescriptor(key: "a", ascending: true) { _, _ in .orderedSame }.selector == nil)
    let localized = NSSortDescriptor(key: "a", ascending: true, selector: Selector("localizedStandardCompare:"))
    #expect(localized.selector?.description == "localizedStandardCompare:")
  }
}
