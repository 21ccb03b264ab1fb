import CoreLocationUI
import SwiftUI
import SwiftUITestSupport
import Testing

@MainActor @Suite struct LocationButtonTests {
  @Test func aTapPerformsTheAction() {
    struct Example: View {
      @State private var count = 0
      var body: some View {
        VStack {
          LocationButton(.shareCurrentLocation) { count += 1 }
          Text("count \(count)")
        }
      }
    }
    let screen = Screen { Example() }
    screen.tap("Share Current Location")
    #expect(screen.has("count 1"))
  }
}
