import Testing

@testable @_spi(Windfall) import UIKit

struct NSDiffableDataSourceSectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    outline.insert(["a0"], before: "a1")
    outline.insert(["a3"], after: "a1")
    return outline
  }

  @Test func `Items lie behind their parents`() {
    let outline = outline()
    #expect(outline.items == ["a", "a0", "a1", "a1x", "a3", "a2", "b"])
    #expect(outline.rootItems == ["a", "b"] && outline.visibleItems == ["a", "b"])
    #expect(outline.parent(of: "a3") == "a" && outline.level(of: "a1x") == 2 && outline.index(of: "b") == 6)
  }

  @Test func `An item is visible when all of its parents are expanded`() {
    var outline = outline()
    outline.expand(["a1"])
    #expect(outline.isExpanded("a1") && !outline.isVisible("a1x"))
    outline.expand(["a"])
    #expect(outline.visibleItems == outline.items)
    outline.collapse(["a1"])
    #expect(!outline.isVisible("a1x") && outline.isVisible("a1"))
  }

  @Test func `What is in an item goes with it, can be taken out and replaced`() {
    var outline = outline()
    let part = outline.snapshot(of: "a1", includingParent: true)
    #expect(part.items == ["a1", "a1x"] && part.parent(of: "a1x") == "a1")
    #expect(outline.snapshot(of: "a").rootItems == ["a0", "a1", "a3", "a2"])
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a0", "a3", "a2", "b"])
    outline.replace(childrenOf: "a", using: part)
    #expect(outline.items == ["a", "a1", "a1x", "b"] && outline.level(of: "a1x") == 2)
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }
}
