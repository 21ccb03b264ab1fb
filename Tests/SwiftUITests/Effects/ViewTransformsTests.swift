import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct ViewTransformsTests {
    private struct Shift: GeometryEffect {
      var animatableData: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
      }
    }

    /// Its data are computed, and it is asked from anywhere: effects belong to no actor.
    private struct Shake: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
      }
    }

    private nonisolated static func moved(_ amount: CGFloat) -> CGFloat {
      Shake(amount: amount).effectValue(size: .zero).m31
    }

    @Test func anEffectBelongsToNoActor() {
      #expect(Self.moved(3) == 3)
      let screen = Screen(width: 100, height: 100) { Probe("a", 20, 10).modifier(Shake(amount: 5)) }
      #expect(screen.frame("a").text == "45 45 20 10")
    }

    @Test func anEffectOfTheAppMovesByTheSize() {
      let screen = Screen(width: 100, height: 100) { Probe("a", 20, 10).modifier(Shift(animatableData: 0.5)) }
      #expect(screen.frame("a").text == "50 45 20 10")
    }

    @Test func halfATurnAboutTheUprightAxisKeepsTheFrame() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a", 20, 10).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      }
      #expect(screen.frame("a").text == "45 45 10 10")
    }

    @Test func aTransformIsAboutTheCorner() {
      let screen = Screen(width: 100, height: 100) {
        Probe("a", 20, 10).transformEffect(CGAffineTransform(scaleX: 2, y: 2))
      }
      #expect(screen.frame("a").text == "40 45 40 20")
    }

    @Test func aMaskCutsWhatIsDrawnAndNotWhatIsTouched() {
      let screen = Screen(width: 100, height: 100) { Color.blue.frame(width: 20, height: 10).mask { Capsule() } }
      let lines = withExtendedLifetime(screen) { CommitCycle.shared.frame.displayList.root.lines() }
      #expect(lines.dropFirst() == ["clip 40 45 20 10 round 5", "  fill 40 45 20 10 #007AFF"])
    }
  }
}

extension AllTests {
  @MainActor @Suite struct ViewVisualEffectTests {
    @Test func anEffectFollowsTheGeometry() {
      let screen = Screen(width: 300, height: 200) {
        VStack(spacing: 0) {
          Text("moved").frame(width: 100, height: 20)
            .visualEffect { content, proxy in content.scaleEffect(0.5).offset(x: proxy.size.width) }
          Text("kept").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
      }
      let plain = Screen(width: 300, height: 200) {
        VStack(spacing: 0) {
          Text("moved").frame(width: 100, height: 20)
          Text("kept")
        }
      }
      #expect(screen.frame("moved").midX == plain.frame("moved").midX + 100)
      #expect(screen.frame("moved").width == plain.frame("moved").width / 2)
      #expect(screen.frame("kept").integral == plain.frame("kept").integral)
    }
  }
}
