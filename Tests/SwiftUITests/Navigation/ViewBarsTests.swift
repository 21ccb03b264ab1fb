import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ViewBarsTests {
    @Test func aPageHidesAndColoursItsBar() throws {
      struct Example: View {
        @State private var isHidden = false
        var body: some View {
          NavigationStack {
            VStack { Button("hide") { isHidden.toggle() } }
              .navigationTitle("Title")
              .toolbarBackground(Color.red, for: .navigationBar)
              .toolbarBackground(.visible, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
              .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("Title"))
      let bar = try #require(screen.view(UINavigationBar.self))
      let appearance = try #require(bar.topItem?.standardAppearance)
      #expect(appearance.backgroundColor == UIColor(displayColor: UIColor(Color.red).displayColor(with: .current)))
      #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
      screen.tap("hide")
      #expect(!screen.has("Title"))
      screen.tap("hide")
      #expect(screen.has("Title"))
    }

    @Test func aPageMayWantTheDark() {
      struct Example: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark) }
      }
      #expect(Screen { Example() }.has("dark"))
    }

    @Test func whatAPageOfAStackWantsReachesBarPagesAndSheets() async throws {
      struct Probe: View {
        let name: String
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
      }
      struct Example: View {
        @State private var isShown = false
        @State private var wish: ColorScheme? = .dark
        var body: some View {
          NavigationStack {
            VStack {
              Probe(name: "root")
              NavigationLink("push") { Probe(name: "pushed") }
              Button("nothing") { wish = nil }
              Button("sheet") { isShown = true }
            }
            .navigationTitle("Title")
            .preferredColorScheme(wish)
            .sheet(isPresented: $isShown) { Probe(name: "sheet") }
          }
        }
      }
      let screen = Screen { Example() }
      #expect(screen.has("root dark"))
      let bar = try #require(screen.view(UINavigationBar.self))
      #expect(bar.traitCollection.userInterfaceStyle == .dark)
      screen.tap("push")
      #expect(screen.has("pushed dark"))
      screen.tap("Title")
      screen.tap("sheet")
      #expect(screen.has("sheet dark"))
      screen.window.rootViewController?.dismiss(animated: false)
      await MainQueue.drain()
      screen.tap("nothing")
      #expect(screen.has("root light"))
      #expect(bar.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aSheetIsAsHighAsItsDetent() async throws {
      struct Example: View {
        var body: some View {
          Text("behind").sheet(isPresented: .constant(true)) {
            Text("sheet").presentationDetents([.large, .height(200)]).interactiveDismissDisabled()
          }
        }
      }
      let screen = Screen { Example() }
      await MainQueue.drain()
      let root = try #require(screen.window.rootViewController)
      let sheet = try #require(root.presentedViewController)
      #expect(sheet.view.bounds.height == 200)
      #expect(sheet.isModalInPresentation)
    }
  }
}
