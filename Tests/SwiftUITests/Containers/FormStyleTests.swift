import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit
import WindfallCore

extension AllTests {
  @MainActor @Suite struct FormStyleTests {
    private struct Framed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame")
          Form(configuration)
        }
      }
    }

    private struct Titled: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }

    private func types(_ screen: Screen) -> [ElementType] { screen.elements.map(\.element.type) }

    @Test func anAppsFormStyleHasTheFormInIt() {
      let screen = Screen { Form { Text("row") }.formStyle(Framed()) }
      #expect(screen.labels == ["frame", "row"])
      #expect(types(screen).contains(.cell))
    }

    @Test func columnsDoNotScroll() {
      let screen = Screen { Form { Text("row") }.formStyle(.columns) }
      #expect(types(screen) == [.staticText])
      #expect(types(Screen { Form { Text("row") }.formStyle(.grouped) }).contains(.cell))
    }

    @Test func anAppsControlGroupStyleShowsTheLabel() {
      let screen = Screen { ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Titled()) }
      #expect(screen.labels == ["Edit", "Cut"])
      #expect(Screen { ControlGroup("Edit") { Button("Cut") {} } }.labels == ["Cut"])
    }

    @Test func aControlGroupCanBeAMenu() {
      let log = Log()
      let screen = Screen {
        ControlGroup("Edit") { Button("Cut") { log.add("cut") } }.controlGroupStyle(.menu)
      }
      #expect(!screen.has("Cut"))
      screen.tap("Edit")
      screen.tap("Cut")
      #expect(log.take() == ["cut"])
    }
  }
}
