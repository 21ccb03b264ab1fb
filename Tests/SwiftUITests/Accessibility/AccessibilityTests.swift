import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct AccessibilityTests {
    @Test func identifiersOfContainersGoToTheElementsInside() {
      let screen = Screen(width: 100, height: 100) {
        VStack {
          Text("a").accessibilityIdentifier("inner")
          Text("b").background(Color.red)
        }
        .accessibilityIdentifier("outer")
      }
      #expect(screen.elements.map(\.element.identifier) == ["outer", "outer"])
    }

    @Test func shapesAndColoursAreElementsWhenNamed() {
      let screen = Screen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("colour")
          Circle().frame(width: 20, height: 20).accessibilityLabel("circle")
          Rectangle().fill(.blue).frame(width: 30, height: 30)
        }
      }
      #expect(screen.tree == "other #colour 45 20 10 10\nother 'circle' 40 30 20 20")
    }

    @Test func textsStayTextsWhenTheyAreToldDifferently() {
      let told: Text = Text("5 ★").bold().accessibilityLabel("five stars")
      let screen = Screen {
        VStack {
          told
          told + Text(" of 10")
          told.accessibilityLabel(Text("five"))
        }
      }
      #expect(screen.elements.map(\.element.label) == ["five stars", "five stars of 10", "five"])
    }

    @Test func containersCombineContainOrIgnore() {
      func pair() -> some View {
        HStack {
          Text("a")
          Text("b")
        }
      }
      let screen = Screen {
        VStack {
          pair().accessibilityElement(children: .combine).accessibilityIdentifier("combined")
          pair().accessibilityElement(children: .contain).accessibilityIdentifier("containing")
          pair().accessibilityElement(children: .ignore).accessibilityLabel("ignoring")
        }
      }
      let lines = screen.tree.split(separator: "\n").map { line in
        line.split(separator: " ").prefix { Double($0) == nil }.joined(separator: " ")
      }
      #expect(
        lines == [
          "staticText #combined 'a, b'", "other #containing", "staticText 'a'", "staticText 'b'", "other 'ignoring'",
        ])
    }

    @Test func traitsAndValuesAreTold() {
      let screen = Screen {
        VStack {
          Text("a").accessibilityAddTraits(.isButton)
          Text("b").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityValue("worth")
          Text("c").accessibilityHidden(true)
          Text("d").accessibilityLabel("dee")
        }
      }
      let lines = screen.tree.split(separator: "\n").map { line in
        line.split(separator: " ").prefix { Double($0) == nil }.joined(separator: " ")
      }
      #expect(lines == ["button 'a'", "staticText 'b' =worth selected", "staticText 'dee'"])
    }

    @Test func whatCannotBeSeenIsNoElement() {
      let screen = Screen {
        VStack {
          Text("hidden").hidden()
          Text("clear").opacity(0)
          Text("shown").opacity(0.5)
          EmptyView()
        }
      }
      #expect(screen.labels == ["shown"])
    }

    @Test func imagesAreElementsUnlessDecorative() {
      let screen = Screen {
        VStack {
          Image(systemName: "star")
          Image(decorative: "nothing")
        }
      }
      #expect(screen.elements.count == 1)
      #expect(screen.tree.hasPrefix("image #star 'Favorite'"))
    }
  }
}
