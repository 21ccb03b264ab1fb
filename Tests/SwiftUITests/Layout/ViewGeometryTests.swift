import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewGeometryTests {
    @Test func placesAreAskedRelativeToANamedView() {
      let screen = Screen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Probe("top", 10, 30)
          GeometryReader { proxy in
            Text(verbatim: "\(Int(proxy.frame(in: .named("inner")).minY))")
          }
          .padding(.top, 5)
          .coordinateSpace(name: "inner")
        }
      }
      #expect(screen.has("5"))
    }

    @Test func aChangedSizeIsTold() {
      struct Example: View {
        @State private var width: CGFloat = 10
        @State private var seen: CGFloat = 0

        var body: some View {
          VStack {
            Text(verbatim: "seen \(Int(seen))")
            Button("grow") { width = 20 }
            Probe("box", width, 10).onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              seen = $0
            }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("seen 10"))
      screen.tap("grow")
      #expect(screen.has("seen 20"))
    }

    @Test func aTapTellsItsPlace() {
      struct Example: View {
        @State private var place = CGPoint.zero

        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box").onTapGesture { place = $0 }
            Text(verbatim: "\(Int(place.x)) \(Int(place.y))")
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("box")
      #expect(screen.has("25 25"))
    }
  }
}
