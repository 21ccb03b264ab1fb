import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ControlStyleTests {
    struct Stars: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          configuration.title
        }
      }
    }

    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(configuration.isOn ? "[x]" : "[ ]")
            configuration.label
          }
        }
      }
    }

    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) percent")
      }
    }

    @Test func labelsTakeTheStyleAround() {
      let screen = Screen {
        VStack {
          Label("Sun", systemImage: "sun.max").labelStyle(.titleOnly)
          Label("Moon", systemImage: "moon").labelStyle(.iconOnly)
          Label("Star", systemImage: "star").labelStyle(Stars())
        }
      }
      #expect(screen.labels == ["Sun", "Moon", "*", "Star"])
      #expect(screen.element("Moon")?.element.type == .image)
    }

    @Test func aToggleMayBeAButton() {
      struct Example: View {
        @State private var isOn = false
        var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Box()) }
      }
      let screen = Screen { Example() }
      screen.tap("[ ], Sound")
      #expect(screen.element("[x], Sound")?.element.type == .button)
    }

    @Test func aToggleWithoutItsLabelKeepsItsName() {
      let screen = Screen { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
      #expect(screen.element("Sound")?.element.type == .switch)
      #expect(screen.frame("Sound").width < 100)
    }

    @Test func progressIsShownAsTheStyleSays() {
      let screen = Screen {
        VStack {
          ProgressView(value: 0.5).progressViewStyle(.linear)
          ProgressView(value: 0.5).progressViewStyle(.circular)
          ProgressView(value: 0.25).progressViewStyle(Percent())
        }
      }
      #expect(screen.elements.map(\.element.type).contains(.progressIndicator))
      #expect(screen.elements.map(\.element.type).contains(.activityIndicator))
      #expect(screen.has("25 percent"))
    }

    struct BoxStyle: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("box")
          configuration.label
          configuration.content
        }
      }
    }

    struct PairStyle: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("pair")
          configuration.content
        }
      }
    }

    struct FlipStyle: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button("flip") { configuration.isExpanded.toggle() }
          if configuration.isExpanded { configuration.content }
        }
      }
    }

    @Test func containersAskTheirStyle() {
      let screen = Screen {
        VStack {
          GroupBox("Title") { Text("content") }.groupBoxStyle(BoxStyle())
          LabeledContent("Name", value: "value").labeledContentStyle(PairStyle())
          DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(FlipStyle())
        }
      }
      #expect(screen.labels == ["box", "Title", "content", "pair", "value", "flip"])
      screen.tap("flip")
      #expect(screen.has("inside"))
    }

    @Test func aButtonIsCalledByItsRole() {
      let screen = Screen {
        VStack {
          Button(role: .cancel) {}
          Button(role: .close) {}
        }
      }
      #expect(screen.has("Cancel"))
      #expect(screen.has("Close"))
    }
  }
}
