import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct DisplayTests {
    /// What a view draws in a window of 100 by 100 points, without the background.
    func drawing<V: View>(@ViewBuilder _ content: () -> V) -> String {
      let screen = Screen(width: 100, height: 100, content)
      let frame = CommitCycle.shared.frame
      let lines = withExtendedLifetime(screen) { frame.displayList.root.lines() }
      return lines.dropFirst().joined(separator: "\n")
    }

    @Test func coloursFillTheirFrame() {
      #expect(drawing { Color.red.frame(width: 20, height: 10) } == "fill 40 45 20 10 #FF3B30")
      #expect(
        drawing { Color.red.frame(width: 20, height: 10).environment(\.colorScheme, .dark) }
          == "fill 40 45 20 10 #FF453A")
    }

    @Test func cornersAreCutOff() {
      #expect(
        drawing { Color.blue.frame(width: 20, height: 10).cornerRadius(4) }
          == "clip 40 45 20 10 round 4\n  fill 40 45 20 10 #007AFF")
      #expect(
        drawing { Color.blue.frame(width: 20, height: 10).clipShape(Capsule()) }
          == "clip 40 45 20 10 round 5\n  fill 40 45 20 10 #007AFF")
    }

    @Test func opacityShadowAndTurnsAreGroups() {
      #expect(
        drawing { Color.black.frame(width: 20, height: 10).opacity(0.5) }
          == "opacity 0.5\n  fill 40 45 20 10 #000000")
      #expect(
        drawing { Color.black.frame(width: 20, height: 10).shadow(color: .black, radius: 3, x: 1, y: 2) }
          == "shadow #000000 3 1 2\n  fill 40 45 20 10 #000000")
      #expect(
        drawing { Color.black.frame(width: 20, height: 10).rotationEffect(.degrees(90)) }.hasPrefix("turn 0 1 -1 0"))
    }

    @Test func shapesAreFilledAndStroked() {
      #expect(drawing { Circle().frame(width: 20, height: 10) } == "fill 45 45 10 10 ellipse #000000")
      #expect(
        drawing { Circle().fill(.green).frame(width: 20, height: 20) } == "fill 40 40 20 20 ellipse #34C759")
      #expect(
        drawing { RoundedRectangle(cornerRadius: 3).stroke(.orange, lineWidth: 2).frame(width: 20, height: 20) }
          == "stroke 40 40 20 20 round 3 #FF9500 2")
      #expect(
        drawing { Rectangle().strokeBorder(.orange, lineWidth: 2).frame(width: 20, height: 20) }
          == "stroke 41 41 18 18 #FF9500 2")
    }

    @Test func textTakesItsColourFromAround() {
      #expect(drawing { Text("a") } == "text 'a' 17 #000000")
      #expect(drawing { Text("a").colorScheme(.dark) } == "text 'a' 17 #FFFFFF")
      #expect(drawing { Text("a").foregroundColor(.red).font(.caption) } == "text 'a' 12 #FF3B30")
      #expect(
        drawing { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue) } == "text 'a' 17 #007AFF80")
      #expect(drawing { Button("a") {} } == "text 'a' 17 #007AFF")
      #expect(drawing { Button("a") {}.tint(.green) } == "text 'a' 17 #34C759")
      #expect(drawing { Button("a") {}.foregroundColor(.white).background(.black) }.hasSuffix("text 'a' 17 #FFFFFF"))
    }

    @Test func gradientsFill() {
      #expect(
        drawing { LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom) }
          == "fill 0 0 100 100 linear #FFFFFF #000000")
    }

    @Test func backgroundsReachTheEdgeOfTheScreen() {
      let screen = Screen { Color.clear.background(.yellow) }
      let lines = withExtendedLifetime(screen) { CommitCycle.shared.frame.displayList.root.lines() }
      #expect(lines.last == "fill 0 0 390 844 #FFCC00")
    }
  }
}
