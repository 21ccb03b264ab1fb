import SwiftUI
import Testing
@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct PickerTests {
    enum Taste: String, CaseIterable, Identifiable {
      case sweet, sour
      var id: Self { self }
    }

    struct Example: View {
      var isSegmented = false
      @State private var taste = Taste.sweet
      var body: some View {
        VStack {
          Text("is \(taste.rawValue)")
          if isSegmented {
            Picker("Taste", selection: $taste) { ForEach(Taste.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)
          } else {
            Picker("Taste", selection: $taste) {
              Text("Sweet").tag(Taste.sweet)
              Text("Sour").tag(Taste.sour)
            }
          }
        }
      }
    }

    @Test func aMenuOffersTheTaggedViews() async throws {
      let screen = Screen { Example() }
      #expect(screen.tree.contains("button 'Taste, Sweet'"))
      let button = try #require(screen.view(UIButton.self))
      #expect(button.menu?.children.map(\.title) == ["Sweet", "Sour"])
      screen.tap("Taste, Sweet")
      screen.tap("Sour")
      await MainQueue.drain()
      #expect(screen.has("is sour"))
      #expect(screen.tree.contains("button 'Taste, Sour'"))
    }

    @Test func segmentsAreTheElementsOfACollection() throws {
      let screen = Screen(width: 300, height: 200) { Example(isSegmented: true) }
      let segments = try #require(screen.view(UISegmentedControl.self))
      #expect(segments.selectedSegmentIndex == 0)
      #expect(segments.frame.width == 300)
      screen.tap("sour")
      #expect(screen.has("is sour"))
      #expect(segments.selectedSegmentIndex == 1)
    }

    struct Styled<Style: PickerStyle>: View {
      let style: Style
      @State private var taste = Taste.sweet
      var body: some View {
        NavigationStack {
          VStack {
            Text("is \(taste.rawValue)")
            Form {
              Picker("Taste", selection: $taste) { ForEach(Taste.allCases) { Text($0.rawValue) } }.pickerStyle(style)
            }
          }
        }
      }
    }

    @Test func anInlinePickerHasARowForEachOption() {
      let screen = Screen { Styled(style: .inline) }
      #expect(screen.elements.filter { $0.element.type == .cell }.count == 3)
      #expect(screen.has("Taste"))
      #expect(screen.element("sweet")?.element.states.contains(.selected) == true)
      screen.tap("sour")
      #expect(screen.has("is sour"))
      #expect(screen.element("sour")?.element.states.contains(.selected) == true)
      #expect(screen.element("sweet")?.element.states.contains(.selected) == false)
    }

    @Test func aWheelTurnsToTheChosenRow() throws {
      let screen = Screen { Styled(style: .wheel) }
      let wheel = try #require(screen.view(UIPickerView.self))
      #expect(wheel.numberOfRows(inComponent: 0) == 2)
      #expect(wheel.selectedRow(inComponent: 0) == 0)
      wheel.delegate?.pickerView(wheel, didSelectRow: 1, inComponent: 0)
      #expect(screen.has("is sour"))
      #expect(wheel.selectedRow(inComponent: 0) == 1)
    }

    @Test func aLinkLeadsToAPageOfOptions() async {
      let screen = Screen { Styled(style: .navigationLink) }
      #expect(!screen.has("sour"))
      screen.tap("Taste, sweet")
      await MainQueue.drain()
      screen.tap("sour")
      await MainQueue.drain()
      #expect(screen.has("is sour"))
      #expect(screen.has("Taste, sour"))
    }
  }
}
