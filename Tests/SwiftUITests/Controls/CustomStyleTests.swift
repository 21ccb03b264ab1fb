import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

private struct OlderGlassStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(20) }
}

extension ButtonStyle where Self == OlderGlassStyle {
  fileprivate static var glassProminent: OlderGlassStyle { OlderGlassStyle() }
}

extension AllTests {
  @MainActor @Suite struct CustomStyleTests {
    /// It compiles: an app's own style of a name that is newer than the systems it is for comes first.
    private var older: some View { Text("Save").buttonStyle(.glassProminent) }

    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }

    struct Wrapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(20)
      }
    }

    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("menu")
          Menu(configuration)
        }
      }
    }

    struct Percent: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(Int(configuration.value * 100))%")
          configuration.currentValueLabel
          Text(configuration.maximumValueLabel == nil ? "endless" : "ends")
        }
      }
    }

    struct Named: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("named")
          ProgressView(configuration)
        }
      }
    }

    @Test func aPrimitiveStyleSaysWhatTriggersAButton() {
      let log = Log()
      let screen = Screen {
        Button("go") { log.add("tap") }.buttonStyle(Twice()).accessibilityIdentifier("button")
      }
      #expect(screen.element("button")?.element.type == .button)
      let box = screen.frame("button")
      screen.tap("button")
      #expect(log.entries == [])
      screen.tap(at: CGPoint(x: box.midX, y: box.midY), count: 1)
      screen.tap(at: CGPoint(x: box.midX, y: box.midY), count: 2)
      #expect(log.entries == ["tap"])
    }

    @Test func aPrimitiveStyleMayShowAnOrdinaryButton() {
      let log = Log()
      let screen = Screen {
        VStack {
          Button("go") { log.add("tap") }.buttonStyle(Wrapped()).accessibilityIdentifier("button")
          Button("plain") {}.buttonStyle(.plain)
        }
      }
      #expect(screen.elements.filter { $0.element.type == .button }.map(\.element.label) == ["go", "plain"])
      #expect(screen.element("button")?.element.label == "go")
      screen.tap("button")
      #expect(log.entries == ["tap"])
    }

    @Test func aMenuStylePutsSomethingAroundMenus() {
      let log = Log()
      let screen = Screen {
        Menu("More") { Button("copy") { log.add("copy") } }.menuStyle(Framed())
      }
      #expect(screen.labels == ["menu", "More"])
      screen.tap("More")
      screen.tap("copy")
      #expect(log.entries == ["copy"])
    }

    @Test func aGaugeIsWhatItsStyleMakes() {
      let screen = Screen {
        VStack {
          Gauge(value: 25, in: 0...100) {
            Text("speed")
          } currentValueLabel: {
            Text("now")
          }.gaugeStyle(Percent())
          Gauge(value: 0.5) { Text("fuel") }.gaugeStyle(.accessoryCircular)
        }
      }
      #expect(screen.labels == ["speed", "25%", "now", "endless", "fuel", "Progress"])
      #expect(screen.elements.last?.element.value == "50%")
    }

    @Test func aStyleMayShowTheUsualProgressView() {
      let screen = Screen { ProgressView("load", value: 0.5).progressViewStyle(Named()) }
      #expect(screen.labels == ["named", "load", "Progress"])
      #expect(screen.elements.contains { $0.element.type == .progressIndicator && $0.element.value == "50%" })
    }
  }
}
