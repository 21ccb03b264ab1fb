import Testing

@testable import SwiftUI
import SwiftUITestSupport

@MainActor struct TypePreparationTests {
  private struct Screen: View {
    nonisolated(unsafe) static var evaluations = 0

    @State private var count = 0

    var body: some View {
      Screen.evaluations += 1
      return VStack {
        Text("\(count)").padding().modifier(Frame())
        if count > 0 { Divider() }
      }
    }
  }

  private struct Frame: ViewModifier {
    nonisolated(unsafe) static var evaluations = 0

    func body(content: Content) -> some View {
      Frame.evaluations += 1
      return content.opacity(0.5).onAppear {}
    }
  }

  @Test func `A prepared view's body is not evaluated`() {
    TypePreparation.prepare(Screen.self)
    #expect(Screen.evaluations == 0)
    #expect(Frame.evaluations == 0)
  }
}
