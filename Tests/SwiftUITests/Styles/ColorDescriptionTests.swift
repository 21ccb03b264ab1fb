import SwiftUI
import Testing

@MainActor @Suite struct ColorDescriptionTests {
  @Test func `Colours with names say them, and how opaque they are`() {
    #expect("\(Color.red)" == "red" && "\(Color.primary)" == "primary" && "\(Color.clear)" == "clear")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
    #expect("\(Color("ink"))" == "NamedColor(name: \"ink\")")
  }
}
