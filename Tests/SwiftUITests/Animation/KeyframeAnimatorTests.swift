import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct KeyframeAnimatorTests {
    struct Look {
      var scale = 1.0
      var height: CGFloat = 20
      var name = "start"
    }

    struct Example: View {
      @State private var runs = 0

      var body: some View {
        VStack {
          Text("ball").keyframeAnimator(initialValue: Look(), trigger: runs) { content, look in
            VStack {
              content
              Probe("box", 10, look.height)
              Text("\(look.name) \(look.scale, specifier: "%.1f")")
            }
          } keyframes: { look in
            KeyframeTrack(\.scale) {
              LinearKeyframe(2, duration: 0.1)
              SpringKeyframe(look.scale + 0.5, duration: 0.3, spring: .bouncy)
            }
            KeyframeTrack(\.height) {
              CubicKeyframe(50, duration: 0.2)
              for step in 1...2 { MoveKeyframe(CGFloat(60 * step)) }
            }
          }
          Button("run") { runs += 1 }
        }
      }
    }

    @Test func aRunEndsAtOnceWithTheLastKeyframeOfEachTrack() {
      let screen = Screen { Example() }
      #expect(screen.has("ball"))
      #expect(screen.has("start 1.0"))
      #expect(screen.frame("box").height == 20)
      screen.tap("run")
      #expect(screen.has("start 1.5"))
      #expect(screen.frame("box").height == 120)
      screen.tap("run")
      #expect(screen.has("start 2.0"))
    }

    @Test func whatRepeatsRestsAtItsStart() {
      let screen = Screen {
        KeyframeAnimator(initialValue: 1.0) { value in
          Text("repeats \(value, specifier: "%.0f")")
        } keyframes: { _ in
          LinearKeyframe(2, duration: 0.1)
          LinearKeyframe(3, duration: 0.1)
        }
        KeyframeAnimator(initialValue: 1.0, repeating: false) { value in
          Text("once \(value, specifier: "%.0f")")
        } keyframes: { _ in
          LinearKeyframe(2, duration: 0.1)
          LinearKeyframe(3, duration: 0.1)
        }
      }
      #expect(screen.has("repeats 1"))
      #expect(screen.has("once 3"))
    }
  }
}
