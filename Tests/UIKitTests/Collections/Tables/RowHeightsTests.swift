import Testing

@testable @_spi(Windfall) import UIKit

struct RowHeightsTests {
  @Test func `Measured rows move those below, and every row is found by its place`() {
    var heights = RowHeights(count: 1000, estimate: 10)
    var expected = [CGFloat](repeating: 10, count: 1000)
    for (row, height) in [(0, 30), (7, 1), (500, 44), (999, 5), (7, 12)] as [(Int, CGFloat)] {
      heights.setHeight(height, of: row)
      expected[row] = height
    }
    var top: CGFloat = 0
    for row in 0..<1000 {
      #expect(heights.top(of: row) == top)
      #expect(heights.row(at: top) == row)
      #expect(heights.row(at: top + expected[row] - 0.5) == row)
      top += expected[row]
    }
    #expect(heights.total == top)
    #expect(heights.row(at: top + 100) == 999)
  }
}
