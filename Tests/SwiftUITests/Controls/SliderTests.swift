import SwiftUI
import SwiftUITestSupport
import Testing
@_spi(Windfall) import UIKit

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

extension AllTests {
  @MainActor @Suite struct ProgressViewTests {
    @Test func withoutAValueItIsAnActivityIndicator() {
      let screen = Screen(width: 300, height: 200) { ProgressView("loading").accessibilityIdentifier("wheel") }
      #expect(screen.elements.contains { $0.element.type == .activityIndicator && $0.element.identifier == "wheel" })
      #expect(screen.has("loading"))
    }

    @Test func aValueIsAShareOfTheTotal() throws {
      let screen = Screen(width: 300, height: 200) { ProgressView(value: 5, total: 20) }
      let bar = try #require(screen.elements.first { $0.element.type == .progressIndicator })
      #expect(bar.element.value == "25%")
      #expect(bar.frame.width == 300)
    }
  }
}

extension AllTests {
  @MainActor @Suite struct ShareLinkTests {
    @Test func aTapOpensTheListOfActivities() throws {
      let screen = Screen {
        VStack {
          ShareLink(item: "text")
          ShareLink("Send", item: "text", preview: SharePreview("Preview", image: Image("a")))
          ShareLink(items: ["a", "b"]) { Text("Both") }
        }
      }
      #expect(screen.has("Share…"))
      #expect(screen.has("Send"))
      screen.tap("Both")
      let root = try #require(screen.window.rootViewController)
      #expect(root.presentedViewController is UIActivityViewController)
      root.dismiss(animated: false)
    }
  }
}
