import Testing

@testable import WindfallBuild

@Suite("Covered lines")
struct CoveredLinesTests {
  private func region(_ numbers: Int...) -> CoveredFile.Region {
    CoveredFile.Region(
      start: SourcePosition(line: numbers[0], column: numbers[1]),
      end: SourcePosition(line: numbers[2], column: numbers[3]), count: numbers[4])
  }

  @Test func `lines of a function have its count`() {
    #expect(CoveredLines([region(2, 10, 4, 2, 3)]).counts == [2: 3, 3: 3, 4: 3])
  }

  @Test func `a branch inside counts by itself, and the rest goes on`() {
    // if … { two lines } and what follows it
    let lines = CoveredLines([region(1, 20, 6, 2, 5), region(2, 10, 4, 4, 1), region(4, 4, 6, 2, 4)])
    #expect(lines.counts == [1: 5, 2: 5, 3: 1, 4: 4, 5: 4, 6: 4])
  }

  @Test func `a closure on one line counts for its line`() {
    #expect(CoveredLines([region(1, 1, 3, 2, 1), region(2, 9, 2, 20, 7)]).counts == [1: 1, 2: 7, 3: 1])
  }

  @Test func `nothing is between two functions`() {
    #expect(CoveredLines([region(1, 1, 2, 2, 0), region(5, 1, 6, 2, 2)]).counts == [1: 0, 2: 0, 5: 2, 6: 2])
  }

  @Test func `no region, no line`() { #expect(CoveredLines([]).counts.isEmpty) }
}
