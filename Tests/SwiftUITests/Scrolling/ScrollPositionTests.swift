import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ScrollPositionTests {
    private func drag(from start: CGFloat, by distance: CGFloat) {
      let steps: [(TouchEvent.Phase, CGFloat, Double)] = [
        (.began, 0, 0), (.moved, 0.1, 0.1), (.moved, 0.5, 0.2), (.moved, 1, 0.3), (.ended, 1, 1),
      ]
      for (phase, share, time) in steps {
        let finger = TouchEvent.Finger(phase: phase, location: CGPoint(x: 50, y: start + share * distance))
        UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
      }
      _ = CommitCycle.shared.frame
    }

    private func offset(_ screen: Screen) -> CGFloat? { screen.view(UIScrollView.self)?.contentOffset.y }

    private struct Rows: View {
      var body: some View {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 100, height: 50) } }
      }
    }

    @Test func aPositionScrollsAndHearsOfFingers() {
      struct Example: View {
        @State private var position = ScrollPosition(idType: Int.self)
        let log: Log

        var body: some View {
          VStack(spacing: 0) {
            ScrollView { Rows().scrollTargetLayout() }.scrollPosition($position).frame(height: 200)
              .accessibilityIdentifier("scroll")
            Button("end") { position.scrollTo(edge: .bottom) }
            Button("five") { position.scrollTo(id: 5, anchor: .top) }
            Button("start") { position.scrollTo(y: 0) }
            Button("tell") { log.add("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)") }
          }
        }
      }
      let log = Log()
      let screen = Screen(width: 100, height: 400) { Example(log: log) }
      let top = screen.frame("scroll").minY
      screen.tap("end")
      #expect(offset(screen) == 800)
      screen.tap("five")
      #expect(offset(screen) == 250)
      screen.tap("tell")
      screen.tap("start")
      #expect(offset(screen) == 0)
      screen.tap("end")
      #expect(offset(screen) == 800)
      screen.tap("start")
      drag(from: top + 150, by: -100)
      screen.tap("tell")
      #expect(log.entries.first == "5 false")
      #expect(log.entries.last?.hasSuffix("true") == true && log.entries.last != "0 true")
    }

    @Test func anIdentifierIsWrittenByFingers() {
      struct Example: View {
        @State private var id: Int?

        var body: some View {
          VStack(spacing: 0) {
            ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: $id, anchor: .top).frame(height: 200)
              .accessibilityIdentifier("scroll")
            Text("at \(id ?? -1)")
            Button("seven") { id = 7 }
          }
        }
      }
      let screen = Screen(width: 100, height: 400) { Example() }
      let top = screen.frame("scroll").minY
      #expect(screen.has("at -1"))
      screen.tap("seven")
      #expect(offset(screen) == 350)
      drag(from: top + 20, by: 170)
      #expect((offset(screen) ?? 350) < 250)
      #expect(!screen.has("at 7") && !screen.has("at -1"))
    }

    @Test func phasesAndTargetsAreTold() {
      let log = Log()
      var seen: [Int] = []
      let screen = Screen(width: 100, height: 400) {
        ScrollView { Rows().scrollTargetLayout() }.frame(height: 200)
          .onScrollPhaseChange { old, new in log.add("\(old) \(new) \(new.isScrolling)") }
          .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
          .accessibilityIdentifier("scroll")
      }
      withExtendedLifetime(screen) {
        #expect(seen == [0, 1, 2, 3])
        drag(from: 250, by: -120)
      }
      #expect(log.entries == ["idle interacting true", "interacting idle false"])
      #expect(seen.first ?? 0 >= 1)
    }
  }
}
