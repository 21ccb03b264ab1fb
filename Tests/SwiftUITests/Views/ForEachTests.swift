import SwiftUI
import SwiftUITestSupport
import Testing

@Observable private final class Model {
  var chosen = 0
}

extension AllTests {
  @MainActor @Suite struct ForEachTests {
    @Test func stateThatOnlyTheContentReadsMakesItNew() {
      struct Example: View {
        @State private var chosen = 0
        var body: some View {
          ForEach(0..<3) { number in
            Button("\(number) \(chosen == number ? "on" : "off")") { chosen = number }
          }
        }
      }
      let screen = Screen { Example() }
      screen.tap("2 off")
      #expect(screen.labels == ["0 off", "1 off", "2 on"])
    }

    @Test func whatContentReadsOfAModelMakesItNew() {
      struct Example: View {
        let model: Model
        var body: some View {
          List(0..<2, id: \.self) { number in Text("\(number) \(model.chosen == number ? "on" : "off")") }
        }
      }
      let model = Model()
      let screen = Screen { Example(model: model) }
      model.chosen = 1
      #expect(screen.labels == ["0 off", "1 on"])
    }

    @Test func stateThatOnlyTheContentOfAGeometryReaderReadsMakesItNew() {
      struct Example: View {
        @State private var isOn = false
        var body: some View {
          GeometryReader { _ in Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
      }
      let screen = Screen { Example() }
      screen.tap("off")
      #expect(screen.labels == ["on"])
      screen.tap("on")
      #expect(screen.labels == ["off"])
    }
  }
}
