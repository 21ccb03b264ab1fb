import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct GradientTests {
    @Test func aRadialGradientHasStops() {
      let screen = Screen(width: 100, height: 100) {
        RadialGradient(
          stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 1)], center: .center,
          startRadius: 0, endRadius: 40)
      }
      withExtendedLifetime(screen) {
        let lines = CommitCycle.shared.frame.displayList.root.lines()
        #expect(lines.contains { $0.contains("radial #FF3B30 #007AFF") })
      }
    }
  }
}
