import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct HitTests {
    struct Example<Content: View>: View {
      @State private var taps: [String] = []
      @ViewBuilder let content: (@escaping (String) -> Void) -> Content
      var body: some View {
        VStack(spacing: 0) {
          Text("taps " + taps.joined()).frame(height: 20)
          content { taps.append($0) }.frame(width: 100, height: 100)
        }
      }
    }

    /// The content fills (0, 20) to (100, 120).
    func screen<Content: View>(@ViewBuilder _ content: @escaping (@escaping (String) -> Void) -> Content) -> Screen {
      Screen(width: 100, height: 120) { Example(content: content) }
    }

    @Test func theViewInFrontIsHit() {
      let screen = screen { tap in
        ZStack {
          Color.red.onTapGesture { tap("a") }
          Color.blue.frame(width: 50, height: 50).onTapGesture { tap("b") }
          Color.green.frame(width: 10, height: 10).onTapGesture { tap("c") }.zIndex(-1)
        }
      }
      screen.tap(at: CGPoint(x: 50, y: 70))
      screen.tap(at: CGPoint(x: 5, y: 25))
      #expect(screen.has("taps ba"))
    }

    @Test func hitTestingCanBeTurnedOff() {
      let screen = screen { tap in
        ZStack {
          Color.red.onTapGesture { tap("a") }
          Color.blue.allowsHitTesting(false)
        }
      }
      screen.tap(at: CGPoint(x: 50, y: 70))
      #expect(screen.has("taps a"))
    }

    @Test func onlyWhatIsShownTakesFingers() {
      let screen = screen { tap in
        VStack(spacing: 40) {
          Color.red
          Color.clear
          Color.red
        }
        .onTapGesture { tap("v") }
      }
      screen.tap(at: CGPoint(x: 50, y: 22))
      #expect(screen.has("taps v"))
      screen.tap(at: CGPoint(x: 50, y: 45))
      screen.tap(at: CGPoint(x: 50, y: 70))
      #expect(screen.has("taps v"))
    }

    @Test func aContentShapeTakesFingers() {
      let screen = screen { tap in
        Color.clear.contentShape(Rectangle()).onTapGesture { tap("c") }
      }
      screen.tap(at: CGPoint(x: 50, y: 70))
      #expect(screen.has("taps c"))
    }

    @Test func somethingInFrontBlocksAButton() {
      let screen = screen { tap in
        ZStack {
          Button("button") { tap("b") }
          Color.white.opacity(0.5).frame(width: 100, height: 100)
        }
      }
      screen.tap("button")
      #expect(screen.has("taps "))
    }

    @Test func aButtonInATappableViewTakesItsTaps() {
      let screen = screen { tap in
        VStack {
          Button("button") { tap("b") }
          Text("text")
        }
        .onTapGesture { tap("v") }
      }
      screen.tap("button")
      #expect(screen.has("taps b"))
      screen.tap("text")
      #expect(screen.has("taps bv"))
    }

    @Test func twoTapsAreADoubleTap() {
      let screen = screen { tap in
        Color.red.onTapGesture(count: 2) { tap("d") }
      }
      screen.tap(at: CGPoint(x: 50, y: 70))
      #expect(screen.has("taps "))
      screen.tap(at: CGPoint(x: 50, y: 70), count: 2)
      #expect(screen.has("taps d"))
    }
  }
}
