import Foundation
import SwiftUITestSupport
import Testing
import WindfallCore

@testable import SwiftUI

extension LocalizedStringResource {
  fileprivate static var greeting: LocalizedStringResource { "Good day" }
}

@Suite("Texts that are resources") @MainActor
struct ButtonLocalizedStringResourceTests {
  @Test("Controls take them where they take keys")
  func titles() {
    let screen = Screen {
      List {
        Button(.greeting) {}
        Button(.greeting, systemImage: "star", role: .destructive) {}
        Label(.greeting, systemImage: "star")
        Toggle(.greeting, isOn: .constant(true))
        TextField(.greeting, text: .constant(""))
        Section(.greeting) { Text(.greeting) }
        Text("mark").accessibilityLabel(.greeting)
      }
    }
    let elements: [Element] = screen.elements.map(\.element)
    let named = elements.filter { (element: Element) -> Bool in
      element.label == "Good day" || element.placeholder == "Good day"
    }
    #expect(named.count >= 8)
  }
}
