import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct GestureTests {
    @Test func aDragTellsWhereTheFingerIs() {
      struct Example: View {
        @GestureState private var offset = CGSize.zero
        @State private var end = "none"
        let log: Log

        var body: some View {
          VStack {
            Text("offset \(Int(offset.width))")
            Text("end \(end)")
            Rectangle().frame(width: 300, height: 100).accessibilityElement().accessibilityIdentifier("box")
              .gesture(
                DragGesture()
                  .updating($offset) { value, state, _ in state = value.translation }
                  .onChanged { log.add("\(Int($0.translation.width))") }
                  .onEnded { end = "\(Int($0.translation.width))" })
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      screen.swipe("box", by: -60)
      #expect(log.entries == ["-30", "-60"])
      #expect(screen.has("end -60"))
      #expect(screen.has("offset 0"))
    }

    @Test func tapsAndPressesAreTold() {
      struct Example: View {
        @State private var taps = 0
        var body: some View {
          VStack {
            Text("taps \(taps)")
            Text("here").gesture(TapGesture().onEnded { taps += 1 })
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("here")
      screen.tap("here")
      #expect(screen.has("taps 2"))
    }

    @Test func gesturesAroundAButtonFollowTheirRank() {
      struct Example: View {
        let log: Log
        var body: some View {
          VStack {
            Button("normal") { log.add("button") }.gesture(TapGesture().onEnded { log.add("normal") })
            Button("high") { log.add("button") }.highPriorityGesture(TapGesture().onEnded { log.add("high") })
            Button("both") { log.add("button") }.simultaneousGesture(TapGesture().onEnded { log.add("both") })
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      screen.tap("normal")
      #expect(log.entries == ["button"])
      screen.tap("high")
      #expect(log.entries == ["button", "high"])
      screen.tap("both")
      #expect(Set(log.entries.suffix(2)) == ["button", "both"])
    }

    @Test func aGestureMayComeAndGo() {
      struct Example: View {
        @State private var isOn = false
        let log: Log
        var body: some View {
          VStack {
            Button("switch") { isOn.toggle() }
            Text("here").gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      screen.tap("here")
      #expect(log.entries == [])
      screen.tap("switch")
      screen.tap("here")
      #expect(log.entries == ["tap"])
      screen.tap("switch")
      screen.tap("here")
      #expect(log.entries == ["tap"])
    }

    @Test func ofTwoExclusiveGesturesTheFirstWins() {
      let log = Log()
      let screen = Screen {
        Text("here").gesture(
          TapGesture().exclusively(before: SpatialTapGesture())
            .onEnded { value in
              if case .first = value { log.add("first") } else { log.add("second") }
            })
      }
      screen.tap("here")
      #expect(log.entries == ["first"])
    }

    @Test func theSecondGestureInARowCountsAfterTheFirst() {
      let log = Log()
      let screen = Screen {
        Rectangle().frame(width: 300, height: 100).accessibilityElement().accessibilityIdentifier("box")
          .gesture(
            TapGesture().sequenced(before: DragGesture().map { Int($0.translation.width) })
              .onEnded { value in
                if case .second(_, let width?) = value { log.add("\(width)") }
              })
      }
      screen.swipe("box", by: -60)
      #expect(log.entries == [])
      screen.tap("box")
      screen.swipe("box", by: -60)
      #expect(log.entries == ["-60"])
    }
  }
}
