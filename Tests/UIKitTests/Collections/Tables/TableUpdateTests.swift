import Testing

@testable import UIKit

struct TableUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func problem(_ update: TableUpdate, from old: [Int], to new: [Int], of noun: String = "item") -> String? {
    update.problem(
      TableUpdateMap(update, sectionCount: old.count), old: old, new: new, of: noun, in: "collection view")
  }

  @Test func `Numbers that do not fit are named as UIKit names them`() {
    var update = TableUpdate()
    update.insertedRows = [path(0)]
    #expect(
      problem(update, from: [1], to: [1])
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
        + "after the update (1) must be equal to the number of items contained in that section before the update (1), "
        + "plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(problem(TableUpdate(), from: [2], to: [3], of: "row")?.contains("invalid number of rows") == true)
    #expect(problem(update, from: [1], to: [2, 1])?.contains("invalid number of sections") == true)
    #expect(problem(update, from: [1], to: [2]) == nil)
  }

  @Test func `Places that are not there are named`() {
    var update = TableUpdate()
    update.deletedRows = [path(7), path(3)]
    #expect(
      problem(update, from: [3], to: [2])
        == "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    update = TableUpdate()
    update.movedRows = [path(0): path(3)]
    #expect(
      problem(update, from: [3], to: [3])
        == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update")
  }
}
