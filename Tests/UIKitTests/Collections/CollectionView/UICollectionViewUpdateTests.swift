import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  private func withItems(
    _ items: [String], _ body: (UICollectionView, CollectionSource, inout [String]) throws -> Void
  ) rethrows {
    let source = CollectionSource([items.count])
    var current = items
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    source.text = { items[$0.item] }
    try withCollection(source, layout) { view in
      source.asked = []
      try body(view, source, &current)
    }
  }

  private func show(_ items: [String], in source: CollectionSource) {
    source.sections = [items.count]
    source.text = { items[$0.item] }
  }

  @Test func `Changes ask only for the items that are new`() throws {
    try withItems(["A", "B", "C", "D"]) { view, source, _ in
      let kept = try #require(view.cellForItem(at: path(3)))
      view.selectItem(at: path(3), animated: false, scrollPosition: [])
      show(["New", "A", "C", "D", "E"], in: source)
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0), path(4)])
      }
      #expect(source.asked == [path(0), path(4)])
      #expect(texts == ["New", "A", "C", "D", "E"])
      #expect(view.cellForItem(at: path(3)) === kept && kept.isSelected)
      #expect(view.indexPathsForSelectedItems == [path(3)])
      #expect(kept.frame == CGRect(x: 0, y: 110, width: 100, height: 100))
    }
  }

  @Test func `A moved item keeps its cell`() throws {
    try withItems(["A", "B", "C"]) { view, source, _ in
      let first = try #require(view.cellForItem(at: path(0)))
      show(["B", "C", "A"], in: source)
      view.moveItem(at: path(0), to: path(2))
      #expect(source.asked.isEmpty)
      #expect(view.cellForItem(at: path(2)) === first)
      #expect(first.frame.minX == 220)
      #expect(texts == ["B", "C", "A"])
    }
  }

  @Test func `A reloaded item gets a cell anew, a reconfigured one keeps it`() throws {
    try withItems(["A", "B", "C"]) { view, source, _ in
      show(["A", "Bee", "Cee"], in: source)
      view.reloadItems(at: [path(1)])
      #expect(source.asked == [path(1)])
      #expect(texts == ["A", "Bee", "C"])
      let cell = try #require(view.cellForItem(at: path(2)) as? CollectionSource.Cell)
      view.reconfigureItems(at: [path(2)])
      #expect(view.cellForItem(at: path(2)) === cell && cell.reuses == 0)
      #expect(texts == ["A", "Bee", "Cee"])
    }
  }

  @Test func `Sections come, go and move with their cells`() throws {
    let source = CollectionSource([1, 1])
    try withCollection(source, UICollectionViewFlowLayout()) { view in
      let second = try #require(view.cellForItem(at: path(0, 1)))
      source.sections = [2, 1, 1]
      view.insertSections([0])
      #expect(view.cellForItem(at: path(0, 2)) === second)
      source.sections = [1, 1, 2]
      view.moveSection(0, toSection: 2)
      #expect(view.cellForItem(at: path(0, 1)) === second)
      source.sections = [1, 2]
      view.deleteSections([0])
      #expect(view.cellForItem(at: path(0, 0)) === second)
      source.asked = []
      view.reloadSections([1])
      #expect(source.asked == [path(0, 1), path(1, 1)])
    }
  }

  @Test func `The completion runs on a later turn`() async {
    var finished: Bool?
    await withCheckedContinuation { continuation in
      withItems(["A"]) { view, _, _ in
        view.performBatchUpdates(nil) {
          finished = $0
          continuation.resume()
        }
        #expect(finished == nil)
      }
    }
    #expect(finished == true)
  }

  @Test func `The layout hears of an update before and after it`() {
    final class Listening: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("appears \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        log.append("disappears \(itemIndexPath.item) from \(attributes?.frame.minX ?? -1)")
        return attributes
      }
      override func finalizeCollectionViewUpdates() { log.append("end") }
    }
    let layout = Listening()
    let source = CollectionSource([3])
    withCollection(source, layout) { view in
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(2)])
      }
      #expect(layout.log == ["disappears 1 from 67.66666666666667", "delete 1 -1", "insert -1 2", "appears 2", "end"])
      #expect(view.cellForItem(at: path(2))?.alpha == 1)
    }
  }

  @Test func `Closures that do not escape are updates, once, and overrides hear of them`() {
    final class Overriding: UICollectionView {
      var calls = 0

      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls += 1
        super.performBatchUpdates({ updates?() }, completion: completion)
      }
    }
    var log: [String] = []
    func update(_ view: UICollectionView, _ work: () -> Void) {
      view.performBatchUpdates(work)
      view.performBatchUpdates({ work() }, completion: nil)
    }
    let layout = UICollectionViewFlowLayout()
    update(UICollectionView(frame: .zero, collectionViewLayout: layout)) { log.append("plain") }
    let overriding = Overriding(frame: .zero, collectionViewLayout: layout)
    update(overriding) {
      log.append("overridden")
      if log.count == 3 { overriding.performBatchUpdates { log.append("inner") } }
    }
    #expect(log == ["plain", "plain", "overridden", "inner", "overridden"])
    #expect(overriding.calls == 3)
  }
}
