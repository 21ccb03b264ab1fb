import SwiftUITestSupport
import Testing

@testable import SwiftUI

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
