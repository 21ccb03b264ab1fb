import SwiftUI
import Testing
import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewSheetTests {
    struct Page: View {
      @ObservedObject var model: Model
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      @EnvironmentObject private var name: Name

      var body: some View {
        VStack {
          Text("page \(model.count) \(name.text)")
          Button("more") { model.count += 1 }
          Button("dismiss") { dismiss() }
          Button("mode") { mode.wrappedValue.dismiss() }
        }
      }
    }

    final class Model: ObservableObject {
      @Published var count = 0
    }

    final class Name: ObservableObject {
      let text = "inherited"
    }

    struct Example: View {
      let log: Log
      var covers = false
      @StateObject private var model = Model()
      @State private var isShown = false

      var body: some View {
        VStack {
          Text("shown \(isShown ? "yes" : "no") \(model.count)")
          if covers {
            Button("open") { isShown = true }
              .fullScreenCover(isPresented: $isShown, onDismiss: { log.add("gone") }) { Page(model: model) }
          } else {
            Button("open") { isShown = true }
              .sheet(isPresented: $isShown, onDismiss: { log.add("gone") }) { Page(model: model) }
          }
        }
        .environmentObject(Name())
      }
    }

    @Test(arguments: ["dismiss", "mode"]) func aSheetShowsAndDismissesItself(_ button: String) async {
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(!screen.has("page 0 inherited"))
      screen.tap("open")
      #expect(screen.has("page 0 inherited"))
      #expect(screen.has("shown yes 0"))
      screen.tap("more")
      #expect(screen.has("page 1 inherited"))
      screen.tap(button)
      #expect(!screen.has("page 1 inherited"))
      #expect(screen.has("shown no 1"))
      await MainQueue.drain()
      #expect(log.take() == ["gone"])
      screen.tap("open")
      #expect(screen.has("page 1 inherited"))
    }

    @Test func aSheetThatAPersonDismissesTellsTheBinding() async throws {
      let log = Log()
      let screen = Screen { Example(log: log) }
      screen.tap("open")
      screen.tap(at: CGPoint(x: 195, y: 20))
      await MainQueue.drain()
      #expect(screen.has("shown no 0"))
      #expect(log.take() == ["gone"])
      #expect(screen.window.rootViewController?.presentedViewController == nil)
    }

    @Test func aCoverHidesWhatIsBehind() {
      let screen = Screen { Example(log: Log(), covers: true) }
      screen.tap("open")
      #expect(screen.has("page 0 inherited"))
      #expect(!screen.has("open"))
      screen.tap("dismiss")
      #expect(screen.has("shown no 0"))
    }

    @Test func anotherItemIsAnotherSheet() {
      struct Item: Identifiable {
        let id: Int
      }
      struct Example: View {
        @State private var item: Item?
        var body: some View {
          Button("open") { item = Item(id: 1) }
            .sheet(item: $item) { shown in
              VStack {
                Text("item \(shown.id)").onAppear {}
                Button("next") { item = Item(id: shown.id + 1) }
                Button("none") { item = nil }
              }
            }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open")
      let first = screen.window.rootViewController?.presentedViewController
      #expect(screen.has("item 1"))
      screen.tap("next")
      #expect(screen.has("item 2"))
      #expect(screen.window.rootViewController?.presentedViewController !== first)
      screen.tap("none")
      #expect(screen.window.rootViewController?.presentedViewController == nil)
    }

    @Test func aSheetGoesWithTheViewThatPresentsIt() {
      struct Example: View {
        @State private var hasButton = true
        @State private var isShown = false
        var body: some View {
          if hasButton {
            Button("open") { isShown = true }
              .sheet(isPresented: $isShown) { Button("remove") { hasButton = false } }
          } else {
            Text("removed")
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("open")
      screen.tap("remove")
      #expect(screen.has("removed"))
      #expect(!screen.has("remove"))
    }
  }
}
