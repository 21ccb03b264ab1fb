import Combine
import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct LifeCycleTests {
    /// Tells when it comes and goes.
    private struct Part: View {
      let name: String
      let log: Log
      var body: some View {
        Text(name).onAppear { log.add("\(name) appears") }.onDisappear { log.add("\(name) disappears") }
      }
    }

    @Test func viewsAppearAndDisappear() {
      struct Example: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
          VStack {
            if isShown {
              Text("shown").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
            }
            Button("toggle") { isShown.toggle() }
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(log.take() == ["appear"])
      screen.tap("toggle")
      #expect(log.take() == ["disappear"])
      screen.tap("toggle")
      #expect(log.take() == ["appear"])
      screen.window.rootViewController = nil
      _ = screen.elements
      #expect(log.take() == ["disappear"])
    }

    @Test func aNewViewAppearsBeforeTheOldOneDisappears() {
      struct Example: View {
        let log: Log
        @State private var number = 0
        @State private var isOther = false
        var body: some View {
          Part(name: "id \(number)", log: log).id(number)
          if isOther { Part(name: "other", log: log) } else { Part(name: "first", log: log) }
          Button("next") { number += 1 }
          Button("switch") { isOther = true }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(log.take() == ["id 0 appears", "first appears"])
      screen.tap("next")
      #expect(log.take() == ["id 1 appears", "id 0 disappears"])
      screen.tap("switch")
      #expect(log.take() == ["other appears", "first disappears"])
    }

    @Test func pagesAndTabsAppearBeforeThoseTheyCoverDisappear() {
      struct Example: View {
        let log: Log
        @State private var path: [Int] = []
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              VStack {
                Part(name: "root", log: log)
                Button("push") { path = [1] }
                Button("turn") { tab = 1 }
              }
              .navigationDestination(for: Int.self) { _ in
                Part(name: "page", log: log)
                Button("pop") { path = [] }
              }
            }
            .tabItem { Text("first") }.tag(0)
            Part(name: "other", log: log).tabItem { Text("second") }.tag(1)
          }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(log.take() == ["root appears"])
      screen.tap("push")
      #expect(log.take() == ["page appears", "root disappears"])
      screen.tap("pop")
      #expect(log.take() == ["root appears", "page disappears"])
      screen.tap("turn")
      #expect(log.take() == ["other appears", "root disappears"])
    }

    @Test func nothingAppearsOutsideOfAWindow() {
      let log = Log()
      let controller = UIHostingController(rootView: Text("text").onAppear { log.add("appear") })
      controller.view.layoutIfNeeded()
      #expect(log.take() == [])
    }

    @Test func stateSetOnAppearIsInTheFirstFrame() {
      struct Example: View {
        @State private var text = "before"
        var body: some View { Text(text).onAppear { text = "after" } }
      }
      #expect(Screen { Example() }.labels == ["after"])
    }

    @Test func onChangeTellsOldAndNew() {
      struct Example: View {
        let log: Log
        @State private var value = 1
        var body: some View {
          Button("add") { value += 1 }
            .onChange(of: value) { old, new in log.add("\(old) \(new)") }
            .onChange(of: value) { log.add("none") }
            .onChange(of: value, initial: true) { _, new in log.add("initial \(new)") }
        }
      }
      let log = Log()
      let screen = Screen { Example(log: log) }
      #expect(log.take() == ["initial 1"])
      screen.tap("add")
      #expect(Set(log.take()) == ["1 2", "none", "initial 2"])
    }

    @Test func onReceiveTellsOfEveryValue() {
      struct Example: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        var body: some View { Text("sum \(sum)").onReceive(subject) { sum += $0 } }
      }
      let subject = PassthroughSubject<Int, Never>()
      let screen = Screen { Example(subject: subject) }
      subject.send(2)
      #expect(screen.has("sum 2"))
      subject.send(3)
      #expect(screen.has("sum 5"))
    }

    @Test func aTaskRunsAndIsCancelledWhenItsViewGoes() async {
      struct Example: View {
        let cancelled: AsyncStream<Void>.Continuation
        @State private var isShown = true
        @State private var text = "waiting"
        var body: some View {
          VStack {
            Text(text)
            if isShown {
              Text("task").task {
                text = "started"
                let endless = AsyncStream<Void> { _ in }
                for await _ in endless {}
                if Task.isCancelled { cancelled.yield() }
              }
            }
            Button("toggle") { isShown.toggle() }
          }
        }
      }
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      let screen = Screen { Example(cancelled: continuation) }
      for _ in 0..<100 where !screen.has("started") { await Task.yield() }
      #expect(screen.has("started"))
      screen.tap("toggle")
      for await _ in stream { break }
      #expect(!screen.has("task"))
    }

    @Test func aTaskStartsAgainForANewIdentifier() async {
      struct Example: View {
        let started: AsyncStream<Int>.Continuation
        @State private var id = 1
        var body: some View {
          Button("next") { id += 1 }.task(id: id) { started.yield(id) }
        }
      }
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      var values = stream.makeAsyncIterator()
      let screen = Screen { Example(started: continuation) }
      #expect(await values.next() == 1)
      screen.tap("next")
      #expect(await values.next() == 2)
    }
  }
}
