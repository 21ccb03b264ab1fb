import Testing

@testable import Charts

extension AllTests {
  @MainActor @Suite struct MarkStacksTests {
    private func bars(_ values: [(String, Double)], _ stacking: MarkStackingMethod = .standard) -> [ChartMark] {
      values.flatMap { name, amount in
        BarMark(x: .value("Name", name), y: .value("Amount", amount), stacking: stacking)._resolve().marks
      }
    }

    private func ends(_ stacks: MarkStacks) -> [[Double]] {
      stacks.ends.sorted { $0.key < $1.key }.map { [$0.value.start, $0.value.end] }
    }

    @Test func barsOfOnePlaceStandOnEachOther() {
      let stacks = MarkStacks(bars([("a", 1), ("b", 5), ("a", 2), ("a", -4)]))
      #expect(ends(stacks) == [[0, 1], [0, 5], [1, 3], [0, -4]])
    }

    @Test func methodsOtherThanTheStandard() {
      #expect(ends(MarkStacks(bars([("a", 1), ("a", 3)], .unstacked))) == [[0, 1], [0, 3]])
      #expect(ends(MarkStacks(bars([("a", 1), ("a", 3)], .normalized))) == [[0, 0.25], [0.25, 1]])
      #expect(ends(MarkStacks(bars([("a", 1), ("a", 3)], .center))) == [[-2, -1], [-1, 2]])
    }

    @Test func groupsStandSideBySide() {
      let content = ForEach(["x", "y"], id: \.self) { group in
        BarMark(x: .value("Name", "a"), y: .value("Amount", 2)).position(by: .value("Group", group))
      }
      #expect(ends(MarkStacks(content._resolve().marks)) == [[0, 2], [0, 2]])
    }

    @Test func aBarOfACategoryAlongXMeasuresTheNumber() {
      let mark = BarMark(x: .value("Amount", 2), y: .value("Name", "a"))._resolve().marks[0]
      #expect(mark.isHorizontal)
    }
  }
}
