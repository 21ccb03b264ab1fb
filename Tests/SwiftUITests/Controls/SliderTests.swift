import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct SliderTests {
    @Test func aSliderTakesStepsOnly() throws {
      struct Example: View {
        @State private var value = 5.0
        var body: some View {
          VStack {
            Text("value \(Int(value))")
            Slider(value: $value, in: 0...10, step: 5)
          }
        }
      }
      let screen = Screen(width: 300, height: 200) { Example() }
      let slider = try #require(screen.view(UISlider.self))
      #expect(slider.value == 5)
      slider.value = 8.2
      slider.sendActions(for: .valueChanged)
      _ = CommitCycle.shared.frame
      #expect(screen.has("value 10"))
      #expect(slider.value == 10)
    }
  }
}
