import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TransitionTests {
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.frame(width: phase.isIdentity ? 100 : 50 + phase.value, height: 20)
          .accessibilityElement(children: .contain).accessibilityIdentifier("framed")
      }
    }

    struct Example: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        VStack {
          if isShown {
            Button("more \(count)") { count += 1 }.transition(Framed().combined(with: .opacity))
          }
          Button("toggle") { withAnimation { isShown.toggle() } }
        }
      }
    }

    @Test func aViewIsShownAsItIsWhenItIsThere() {
      let screen = Screen { Example() }
      #expect(!screen.has("framed"))
      screen.tap("toggle")
      #expect(screen.frame("framed").width == 100)
      screen.tap("more 0")
      #expect(screen.has("more 1"))
      screen.tap("toggle")
      #expect(!screen.has("framed"))
    }

    @Test(arguments: [(TransitionPhase.willAppear, CGFloat(49)), (.identity, 100), (.didDisappear, 51)])
    func aTransitionIsAppliedInAnyPhase(_ phase: TransitionPhase, _ width: CGFloat) {
      let screen = Screen { Framed().apply(content: Text("text"), phase: phase) }
      #expect(screen.has("text"))
      #expect(screen.frame("framed").width == width)
    }

    @Test func insertionAndRemovalDiffer() {
      func width(_ phase: TransitionPhase) -> CGFloat {
        let transition = AsymmetricTransition(insertion: Framed(), removal: IdentityTransition())
        return Screen { transition.apply(content: Text("text"), phase: phase) }.frame("framed").width
      }
      #expect(width(.willAppear) == 49)
      #expect(width(.didDisappear) == 100)
      #expect(AsymmetricTransition<OpacityTransition, IdentityTransition>.properties.hasMotion == false)
      #expect(Framed.properties.hasMotion)
    }

    @Test("Moves are transitions of a type, and of any type")
    func moves() {
      let screen = Screen {
        VStack {
          Text("a").transition(.slide)
          Text("b").transition(.move(edge: .top).combined(with: .opacity))
          Text("c").transition(MoveTransition(edge: .leading).combined(with: .push(from: .top)))
          Text("d").transition(.asymmetric(insertion: .push(from: .bottom), removal: .slide))
          Text("e").transition(.blurReplace(.upUp))
        }
      }
      #expect(screen.labels == ["a", "b", "c", "d", "e"])
    }
  }
}
