import SwiftUITestSupport
import Testing

@testable import SwiftUI
@_spi(Windfall) import UIKit

@MainActor struct ColorPickerTests {
  @Test func `A colour of Core Graphics is bound as one of SwiftUI is`() throws {
    var chosen = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picker = ColorPicker("Ink", selection: Binding(get: { chosen }, set: { chosen = $0 }))
    let bound = picker.selection
    #expect(UIColor(bound.wrappedValue).cgColor == chosen)
    bound.wrappedValue = Color(red: 0, green: 0, blue: 1)
    #expect(chosen == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  }
}

extension AllTests {
  @MainActor @Suite struct ColorWellTests {
    @Test func `A well beside the label has the label's name, and its choice is the binding's`() throws {
      struct Example: View {
        @State private var color = Color.red
        var body: some View {
          VStack {
            Text(color == .red ? "red" : "other")
            ColorPicker("Ink", selection: $color, supportsOpacity: false)
          }
        }
      }
      let screen = Screen(width: 300, height: 200) { Example() }
      let well = try #require(screen.view(UIColorWell.self))
      #expect(screen.elements.contains { $0.element.type == .colorWell && $0.element.label == "Ink" })
      #expect(well.bounds.size == CGSize(width: 28, height: 28) && !well.supportsAlpha)
      well.selectedColor = .blue
      well.sendActions(for: .valueChanged)
      _ = CommitCycle.shared.frame
      #expect(screen.has("other"))
      #expect(well.selectedColor?.cgColor == UIColor.blue.cgColor)
    }
  }
}
