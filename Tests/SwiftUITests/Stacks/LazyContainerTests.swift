import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct LazyContainerTests {
    private func numbers(_ screen: Screen) -> [Int] {
      screen.elements.compactMap { Int($0.element.label) ?? Int($0.element.identifier) }
    }

    private func scroll(_ screen: Screen, to offset: CGFloat) {
      screen.view(UIScrollView.self)?.contentOffset = CGPoint(x: 0, y: offset)
    }

    @Test("An identifier of a lazy stack or grid is an element's around those in it, which keep theirs")
    func identifiersOfLazyContainers() {
      let screen = Screen(width: 300, height: 440) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<200, id: \.self) { number in
              Button {
              } label: {
                Text(verbatim: "\(number)").accessibilityIdentifier("item_\(number)")
              }
            }
          }
          .padding()
          .accessibilityIdentifier("grid")
          VStack { Text("plain") }.accessibilityIdentifier("stack")
        }
      }
      let grids = screen.elements.filter { $0.element.identifier == "grid" }
      #expect(grids.map(\.element.type) == [.other])
      let buttons = grids.first?.element.children.filter { $0.type == .button } ?? []
      #expect(buttons.first?.identifier == "item_0" && (10..<40).contains(buttons.count))
      scroll(screen, to: 1000)
      #expect(!screen.elements.contains { $0.element.identifier == "item_0" })
      #expect(screen.elements.filter { $0.element.identifier == "grid" }.count == 1)
    }

    @Test func aListMakesTheRowsInSight() {
      let counter = Counter()
      let screen = Screen(width: 300, height: 440) {
        List(0..<10_000, id: \.self) { number in
          let _ = counter.count("\(number)")
          Text(verbatim: "\(number)")
        }
        .listStyle(.plain)
      }
      #expect(numbers(screen) == Array(0..<10))
      #expect(counter.counts.count == 10)
      scroll(screen, to: 44 * 5000 + 10)
      #expect(numbers(screen) == Array(5000...5010))
      #expect(counter.counts.count < 40)
    }

    @Test func rowsAppearAndDisappearAsTheyComeIntoSight() {
      let events = Events()
      let screen = Screen(width: 300, height: 88) {
        List(0..<100, id: \.self) { number in
          Text(verbatim: "\(number)")
            .onAppear { events.add("+\(number)") }
            .onDisappear { events.add("-\(number)") }
            .accessibilityHidden(false)
        }
        .listStyle(.plain)
      }
      #expect(numbers(screen) == [0, 1])
      #expect(events.taken == ["+0", "+1"])
      scroll(screen, to: 44)
      #expect(numbers(screen) == [1, 2])
      #expect(events.taken == ["-0", "+2"])
      scroll(screen, to: 0)
      #expect(numbers(screen) == [0, 1])
      #expect(events.taken == ["-2", "+0"])
    }

    @Test func pagesAreLoadedOneByOne() {
      struct Feed: View {
        @State private var count = 20
        let events: Events
        var body: some View {
          List(0..<count, id: \.self) { number in
            Text(verbatim: "\(number)")
              .onAppear {
                guard number == count - 1 else { return }
                events.add("load")
                count += 20
              }
          }
          .listStyle(.plain)
        }
      }
      let events = Events()
      let screen = Screen(width: 300, height: 440) { Feed(events: events) }
      #expect(numbers(screen).count == 10)
      #expect(events.taken == [])
      scroll(screen, to: 440)
      #expect(numbers(screen) == Array(10..<20))
      #expect(events.taken == ["load"])
      scroll(screen, to: 880)
      #expect(numbers(screen) == Array(20..<30))
      #expect(events.taken == [])
    }

    @Test func whatARowKeepsOutlivesItsBeingOutOfSight() {
      struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("\(number): \(taps)") { taps += 1 } }
      }
      let screen = Screen(width: 300, height: 440) { List(0..<100, id: \.self) { Row(number: $0) } }
      screen.tap("1: 0")
      scroll(screen, to: 2000)
      #expect(!screen.has("1: 1"))
      scroll(screen, to: 0)
      #expect(screen.has("1: 1"))
    }

    @Test func stacksInScrollViewsMakeWhatIsInSight() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView {
          LazyVStack(spacing: 10) {
            Text("header")
            ForEach(0..<1000, id: \.self) { Probe("\($0)", 40, 40) }
          }
        }
      }
      #expect(screen.labels.first == "header")
      #expect(numbers(screen) == [0, 1])
      #expect(screen.frame("1").minX == 30)
      scroll(screen, to: 5000)
      #expect(screen.has("header"))
      #expect(numbers(screen).first.map { $0 > 90 && $0 < 110 } == true)
      #expect(numbers(screen).count <= 3)
    }

    @Test func rowsOfTwoKindsAreMadeUntilTheScreenIsFull() {
      let screen = Screen(width: 100, height: 400) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Probe("\($0)", 40, $0 == 0 ? 200 : 50) }
          }
        }
      }
      #expect(numbers(screen) == [0, 1, 2, 3, 4])
    }

    @Test func rowsAlongTheHorizontalAxis() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Probe("\($0)", 50, 20) } }
        }
      }
      #expect(numbers(screen) == [0, 1])
      screen.view(UIScrollView.self)?.contentOffset.x = 60
      #expect(numbers(screen) == [1, 2, 3])
    }

    @Test func gridsMakeTheLinesInSight() {
      let screen = Screen(width: 100, height: 100) {
        ScrollView {
          LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
            ForEach(0..<1000, id: \.self) { Probe("\($0)", 40, 50) }
          }
        }
      }
      #expect(numbers(screen) == [0, 1, 2, 3])
      scroll(screen, to: 100)
      #expect(numbers(screen) == [4, 5, 6, 7])
    }

    @Test func sectionsOfCollectionsAreLazyToo() {
      let counter = Counter()
      let screen = Screen(width: 100, height: 100) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<3) { section in
              Section("s\(section)") {
                ForEach(0..<100) { row in
                  let _ = counter.count("\(section) \(row)")
                  Probe("\(section * 100 + row)", 40, 40)
                }
              }
            }
          }
        }
      }
      #expect(screen.labels.first == "s0")
      #expect(numbers(screen).prefix(2) == [0, 1])
      #expect(counter.counts.count < 6)
    }

    @Test func collectionsInsideARowAreWhole() {
      let screen = Screen(width: 400, height: 100) {
        List {
          HStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
          Picker("p", selection: .constant(5)) { ForEach(3..<6, id: \.self) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
        }
      }
      #expect(Set(numbers(screen)).isSuperset(of: 0..<6))
    }

    @Test func elementsWithoutViewsDoNotKeepOthersFromBeingMade() {
      let screen = Screen(width: 300, height: 440) {
        List {
          ForEach(0..<5000, id: \.self) { number in
            if number >= 4990 { Text(verbatim: "\(number)") }
          }
        }
        .listStyle(.plain)
      }
      #expect(numbers(screen) == Array(4990..<5000))
    }

    @Test func aRowThatWasNotMadeCanBeScrolledTo() {
      let screen = Screen(width: 300, height: 440) {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("go") { proxy.scrollTo(700, anchor: .top) }.frame(height: 44)
            List(0..<1000, id: \.self) { Text("\($0)") }.listStyle(.plain)
          }
        }
      }
      screen.tap("go")
      #expect(numbers(screen) == Array(700..<709))
    }

    @Test func otherElementsTakeThePlaceOfThoseThatWereNotMade() {
      struct Example: View {
        @State private var all = Array(0..<1000)
        var body: some View {
          VStack(spacing: 0) {
            Button("reverse") { all.reverse() }.frame(height: 44)
            List {
              ForEach(all, id: \.self) { Text("\($0)") }
                .onDelete { all.remove(atOffsets: $0) }
            }
            .listStyle(.plain)
          }
        }
      }
      let screen = Screen(width: 300, height: 484) { Example() }
      #expect(numbers(screen) == Array(0..<10))
      screen.tap("reverse")
      #expect(numbers(screen) == (990..<1000).reversed())
      screen.swipe("998", by: -250)
      #expect(numbers(screen) == [999] + (989..<998).reversed())
    }
  }
}

@MainActor
private final class Events {
  private var all: [String] = []

  func add(_ event: String) { all.append(event) }

  var taken: [String] {
    defer { all = [] }
    return all
  }
}
