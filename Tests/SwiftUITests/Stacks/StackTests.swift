import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct StackTests {
    @Test func viewsStandEightPointsApart() {
      let screen = Screen(width: 100, height: 100) {
        VStack {
          Probe("a", 10, 10)
          Probe("b", 30, 20)
        }
      }
      #expect(screen.tree == "other #a 45 31 10 10\nother #b 35 49 30 20")
    }

    @Test func alignmentAndSpacingCount() {
      let screen = Screen(width: 100, height: 100) {
        VStack(alignment: .trailing, spacing: 0) {
          Probe("a", 10, 10)
          HStack(alignment: .bottom, spacing: 5) {
            Probe("b", 30, 20)
            Probe("c", 20, 10)
          }
        }
      }
      #expect(screen.tree == "other #a 67.5 35 10 10\nother #b 22.5 45 30 20\nother #c 57.5 55 20 10")
    }

    @Test func flexibleViewsShareWhatIsLeft() {
      let screen = Screen(width: 100, height: 50) {
        HStack(spacing: 0) {
          Probe("a")
          Probe("b", 40)
          Probe("c")
        }
      }
      #expect(screen.tree == "other #a 0 0 30 50\nother #b 30 0 40 50\nother #c 70 0 30 50")
    }

    @Test func theLeastFlexibleIsAskedFirst() {
      let screen = Screen(width: 100, height: 50) {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a")
          Color.red.frame(maxWidth: 20).accessibilityIdentifier("b")
          Color.red.frame(minWidth: 10, maxWidth: 30).accessibilityIdentifier("c")
        }
      }
      #expect(screen.tree == "other #a 0 0 50 50\nother #b 50 0 20 50\nother #c 70 0 30 50")
    }

    @Test func priorityTakesAllItCan() {
      let screen = Screen(width: 100, height: 50) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 10).accessibilityIdentifier("a")
          Color.red.layoutPriority(1).accessibilityIdentifier("b")
        }
      }
      #expect(screen.tree == "other #a 0 0 10 50\nother #b 10 0 90 50")
    }

    @Test func aSpacerPushesApart() {
      let screen = Screen(width: 100, height: 50) {
        HStack(spacing: 0) {
          Probe("a", 10, 10)
          Spacer()
          Probe("b", 10, 10)
        }
      }
      #expect(screen.tree == "other #a 0 20 10 10\nother #b 90 20 10 10")
    }

    @Test func aSpacerKeepsItsLeastLength() {
      let screen = Screen(width: 100, height: 50) {
        HStack(spacing: 0) {
          Probe("a", 40, 10)
          Spacer(minLength: 30)
          Probe("b", nil, 10)
        }
      }
      #expect(screen.tree == "other #a 0 20 40 10\nother #b 70 20 30 10")
    }

    @Test func stacksWithoutAProposalTakeIdealSizes() {
      let screen = Screen(width: 200, height: 100) {
        HStack(spacing: 0) {
          Probe("a")
          Probe("b", 40)
        }
        .fixedSize()
      }
      #expect(screen.tree == "other #a 75 45 10 10\nother #b 85 45 40 10")
    }

    @Test func aDividerCrossesTheStack() {
      let screen = Screen(width: 100, height: 50) {
        VStack(spacing: 0) {
          Probe("a", 10, 10)
          Divider().accessibilityIdentifier("d")
          Probe("b", 10, 10)
        }
      }
      #expect((screen.frame("b").minY - screen.frame("a").maxY).text == "0.33")
    }

    @Test func alignmentGuidesMoveViews() {
      let screen = Screen(width: 100, height: 100) {
        VStack(alignment: .leading, spacing: 0) {
          Probe("a", 20, 20)
          Probe("b", 20, 20).alignmentGuide(.leading) { $0.width / 2 }
        }
      }
      #expect(screen.tree == "other #a 45 30 20 20\nother #b 35 50 20 20")
    }

    @Test func baselinesMeet() {
      let screen = Screen(width: 300, height: 100) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("large").font(.largeTitle)
          Text("small").font(.caption)
          Probe("box", 10, 10)
        }
      }
      let box = screen.frame("box")
      #expect(screen.frame("small").maxY > box.maxY)
      #expect(screen.frame("large").maxY > screen.frame("small").maxY)
      #expect(screen.frame("large").minY < screen.frame("small").minY)
    }

    @Test func zStacksUniteAndAlign() {
      let screen = Screen(width: 100, height: 100) {
        ZStack(alignment: .bottomTrailing) {
          Probe("a", 40, 20)
          Probe("b", 10, 30)
        }
        .background(Probe("back"))
      }
      #expect(screen.frame("back").text == "30 35 40 30")
      #expect(screen.frame("a").text == "30 45 40 20")
      #expect(screen.frame("b").text == "60 35 10 30")
    }
  }
}
