import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct FrameTests {
    @Test func framesPlaceTheirContent() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a", 20, 10).frame(width: 60, height: 40, alignment: .topLeading)
      }
      #expect(screen.frame("a").text == "20 30 20 10")
    }

    @Test func flexibleFramesFillWithinTheirLimits() {
      let screen = Screen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Probe("a").frame(maxWidth: 50, maxHeight: 10)
          Probe("b", 10, 10).frame(maxWidth: .infinity, alignment: .trailing)
          Probe("c").frame(minWidth: 120, maxHeight: 10)
          Probe("d", 10, 10).frame(minWidth: 30, minHeight: 30, alignment: .bottomLeading)
        }
      }
      #expect(screen.frame("a").text == "25 20 50 10")
      #expect(screen.frame("b").text == "90 30 10 10")
      #expect(screen.frame("c").text == "-10 40 120 10")
      #expect(screen.frame("d").text == "35 70 10 10")
    }

    @Test func idealSizesCountWithoutAProposal() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a").frame(idealWidth: 30, idealHeight: 20).fixedSize()
      }
      #expect(screen.frame("a").text == "35 40 30 20")
    }

    @Test func paddingSurrounds() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a").padding().padding(.leading, 4).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      #expect(screen.frame("a").text == "22 17 58 64")
    }

    @Test func backgroundsAndOverlaysTakeTheSizeOfTheirContent() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a", 20, 20)
          .background(Probe("b"))
          .overlay(alignment: .bottomTrailing) { Probe("c", 5, 5) }
          .overlay(Probe("d", 30, 30), alignment: .topLeading)
      }
      #expect(
        screen.tree == "other #b 40 40 20 20\nother #a 40 40 20 20\nother #c 55 55 5 5\nother #d 40 40 30 30")
    }

    @Test func offsetAndPositionMove() {
      let screen = Screen(width: 100, height: 100) {
        ZStack {
          Probe("a", 10, 10).offset(x: 20, y: -5)
          Probe("b", 10, 10).position(x: 5, y: 95)
        }
      }
      #expect(screen.tree == "other #a 65 40 10 10\nother #b 0 90 10 10")
    }

    @Test func aspectRatiosFitAndFill() {
      let screen = Screen(width: 100, height: 200) {
        ZStack {
          Probe("a").aspectRatio(2, contentMode: .fit)
          Probe("b").aspectRatio(2, contentMode: .fill)
          Probe("c", 10, 10).aspectRatio(1, contentMode: .fit)
        }
      }
      #expect(screen.frame("a").text == "0 75 100 50")
      #expect(screen.frame("b").text == "-150 0 400 200")
      #expect(screen.frame("c").text == "45 95 10 10")
    }

    @Test func aGeometryReaderTellsItsSize() {
      let screen = Screen(width: 100, height: 80) {
        VStack(spacing: 0) {
          Probe("top", 10, 20)
          GeometryReader { proxy in
            Probe("a", proxy.size.width / 2, proxy.size.height / 2)
            Text("\(Int(proxy.frame(in: .global).minY))")
          }
        }
      }
      #expect(screen.frame("a").text == "0 20 50 30")
      #expect(screen.has("20"))
    }

    @Test func aGeometryReaderFollowsChanges() {
      struct Example: View {
        @State private var height: CGFloat = 10
        @State private var text = "a"
        var body: some View {
          VStack(spacing: 0) {
            Button(text) { height += 10 }.frame(height: height)
            GeometryReader { proxy in Text("\(text) \(Int(proxy.size.height))").onAppear { text = "b" } }
          }
        }
      }
      let screen = Screen(width: 100, height: 80) { Example() }
      #expect(screen.labels == ["b", "b 70"])
      screen.tap("b")
      #expect(screen.labels == ["b", "b 60"])
    }
  }
}
