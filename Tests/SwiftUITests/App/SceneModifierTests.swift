import Testing

@testable import SwiftUI
import SwiftUITestSupport
@_spi(Windfall) @testable import UIKit

extension AllTests {
  @MainActor @Suite struct SceneModifierTests {
    @Observable final class Model {
      var name = "model"
    }

    struct Content: View {
      @Environment(Model.self) private var model
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(model.name) \(limit ?? 0)") }
    }

    struct Menus: Commands {
      var body: some Commands {
        SidebarCommands()
        CommandMenu("Tools") { Button("Cut") {} }
        CommandGroup(replacing: .newItem) { Button("New") {} }
      }
    }

    @Test func aSceneGivesItsWindowAnEnvironment() throws {
      let scene = WindowGroup { Content() }.environment(Model()).environment(\.lineLimit, 3).commands { Menus() }
      let content = try #require(scene._windowContent())
      #expect(Screen { content }.has("model 3"))
    }

    @Test func aWindowWithATitleShowsAValue() throws {
      let scene = WindowGroup("Notes", id: "note", for: Int.self) {
        Text("note \($0.wrappedValue)")
      } defaultValue: {
        7
      }
      let content = try #require(scene._windowContent())
      #expect(Screen { content }.has("note 7"))
      let other = WindowGroup("Notes", for: Int.self) { Text($0.wrappedValue == nil ? "none" : "some") }
      let none = try #require(other.commands { InspectorCommands() }._windowContent())
      #expect(Screen { none }.has("none"))
    }

    @Test func aSceneTellsOfChanges() throws {
      struct Host: View {
        let log: Log
        @State private var count = 0
        var body: some View {
          let scene = WindowGroup { Text("count \(count)") }.onChange(of: count) { old, new in log.add("\(old) \(new)")
          }
          scene._windowContent()
          Button("more") { count += 1 }
        }
      }
      let log = Log()
      let screen = Screen { VStack { Host(log: log) } }
      #expect(log.entries == [])
      screen.tap("more")
      #expect(log.entries == ["0 1"])
      #expect(screen.has("count 1"))
    }

    @Test func urlsReachEveryViewThatWantsThem() throws {
      struct Host: View {
        let log: Log
        @State private var isGone = false
        var body: some View {
          VStack {
            if !isGone { Text("one").onOpenURL { log.add("one \($0)") } }
            Text("two").onOpenURL { log.add("two \($0)") }
            Button("gone") { isGone = true }
          }
        }
      }
      let log = Log()
      let screen = Screen { Host(log: log) }
      let url = try #require(URL(string: "app:a"))
      #expect(URLReceivers.shared.receive(url))
      #expect(log.take() == ["one app:a", "two app:a"])
      screen.tap("gone")
      #expect(URLReceivers.shared.receive(url))
      #expect(log.take() == ["two app:a"])
    }
  }
}
