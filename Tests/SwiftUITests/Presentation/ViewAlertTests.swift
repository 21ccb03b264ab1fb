import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewAlertTests {
    @Test func anAlertOfAnItemRunsTheActionOfItsButton() async {
      struct Item: Identifiable {
        let id: String
      }
      struct Example: View {
        let log: Log
        @State private var item: Item?
        var body: some View {
          Button(item == nil ? "open" : "opened") { item = Item(id: "name") }
            .alert(item: $item) { item in
              Alert(
                title: Text("title \(item.id)"), message: Text("message"),
                dismissButton: .default(Text("Okay")) { log.add("okay") })
            }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      screen.tap("open")
      #expect(screen.has("title name"))
      #expect(screen.has("message"))
      #expect(screen.has("opened"))
      screen.tap("Okay")
      await MainQueue.drain()
      #expect(log.take() == ["okay"])
      #expect(screen.has("open"))
      #expect(!screen.has("title name"))
    }

    @Test func actionsAreTheButtonsOfTheView() async throws {
      struct Example: View {
        @State private var isShown = false
        @State private var answer = "none"
        var body: some View {
          Button("answer \(answer)") { isShown = true }
            .alert("Sure?", isPresented: $isShown) {
              Button("Delete", role: .destructive) { answer = "delete" }
              if answer != "keep" { Button("Keep", role: .cancel) { answer = "keep" } }
            } message: {
              Text("really")
            }
        }
      }
      let screen = Screen { Example() }
      screen.tap("answer none")
      let alert = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(alert.title == "Sure?")
      #expect(alert.message == "really")
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
      #expect(alert.actions.map(\.style) == [.destructive, .cancel])
      screen.tap("Keep")
      await MainQueue.drain()
      #expect(screen.has("answer keep"))
      screen.tap("answer keep")
      #expect(!screen.has("Keep"))
    }

    @Test func anAlertWithoutButtonsHasOne() async {
      struct Example: View {
        @State private var isShown = true
        var body: some View {
          Text(isShown ? "shown" : "gone").alert("Note", isPresented: $isShown) {}
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("shown"))
      screen.tap("OK")
      await MainQueue.drain()
      #expect(screen.has("gone"))
    }

    @Test func aDialogIsAnActionSheetWithACancelButton() async throws {
      struct Example: View {
        @State private var isShown = false
        @State private var answer = "none"
        var body: some View {
          Button("answer \(answer)") { isShown = true }
            .confirmationDialog("Title", isPresented: $isShown) { Button("One") { answer = "one" } }
        }
      }
      let screen = Screen { Example() }
      screen.tap("answer none")
      let sheet = try #require(screen.window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(sheet.preferredStyle == .actionSheet)
      #expect(sheet.title == nil)
      #expect(sheet.actions.map(\.title) == ["One", "Cancel"])
      screen.tap("One")
      await MainQueue.drain()
      #expect(screen.has("answer one"))
    }
  }
}
