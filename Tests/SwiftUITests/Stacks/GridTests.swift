import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct GridTests {
    @Test func flexibleColumnsShareTheWidth() {
      let screen = Screen(width: 100, height: 100) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), spacing: 2) {
          ForEach(0..<4, id: \.self) { Probe("\($0)", nil, 10) }
        }
      }
      #expect(screen.frame("0").text == "0 39 30.67 10")
      #expect(screen.frame("1").text == "34.67 39 30.67 10")
      #expect(screen.frame("2").text == "69.33 39 30.67 10")
      #expect(screen.frame("3").text == "0 51 30.67 10")
    }

    @Test func adaptiveColumnsAreAsManyAsFit() {
      let screen = Screen(width: 100, height: 100) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
          ForEach(0..<4, id: \.self) { Probe("\($0)", nil, 10) }
        }
      }
      #expect(screen.frame("1").text == "35 40 30 10")
      #expect(screen.frame("3").text == "0 50 30 10")
    }

    @Test func fixedColumnsKeepTheirWidth() {
      let screen = Screen(width: 100, height: 100) {
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(30), alignment: .trailing)], alignment: .leading) {
          Probe("a", nil, 10)
          Probe("b", 10, 20)
        }
      }
      #expect(screen.tree == "other #a 0 45 20 10\nother #b 48 40 10 20")
    }

    @Test func horizontalGridsGrowSideways() {
      let screen = Screen(width: 100, height: 100) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 5) {
          Probe("a", 10)
          Probe("b", 12)
          Probe("c", 14)
        }
      }
      #expect(screen.frame("a").size == CGSize(width: 10, height: 20))
      #expect(screen.frame("b").minY - screen.frame("a").maxY == 8)
      #expect(screen.frame("c").minX - screen.frame("b").maxX == 5)
    }

    @Test func gridColumnsFitTheirWidestCell() {
      let screen = Screen(width: 100, height: 100) {
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 4) {
          GridRow {
            Probe("a", 10, 10)
            Probe("b", 20, 20)
          }
          GridRow {
            Probe("c", 30, 10)
            Probe("d", 10, 10)
          }
          GridRow { Probe("e", 52, 5).gridCellColumns(2) }
        }
      }
      #expect(screen.frame("a").text == "24 33.5 10 10")
      #expect(screen.frame("b").text == "56 28.5 20 20")
      #expect(screen.frame("c").text == "24 52.5 30 10")
      #expect(screen.frame("d").text == "56 52.5 10 10")
      #expect(screen.frame("e").text == "24 66.5 52 5")
    }
  }
}
