import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct SymbolDescriptionTests {
  @Test func `A symbol is called by its meaning, else by its name`() {
    #expect(SymbolDescription.text(for: "plus.circle.fill") == "Add")
    #expect(SymbolDescription.text(for: "cloud.rain") == "Cloud rain")
  }

  @Test func `A button that shows only a symbol is called like it`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(button.accessibilityLabel == "Delete")
    button.setTitle("Empty", for: .normal)
    #expect(button.accessibilityLabel == "Empty")
  }
}
