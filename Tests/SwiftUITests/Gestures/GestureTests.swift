import SwiftUI
import Testing

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
  }
}
