import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

private struct Tap: UIGestureRecognizerRepresentable {
  let action: (CGPoint) -> Void

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    action(context.converter.localLocation)
  }
}

extension AllTests {
  @MainActor @Suite struct UIGestureRecognizerRepresentableTests {
    @Test func aRecogniserOfUIKitHearsTouches() {
      var places: [CGPoint] = []
      let screen = Screen(width: 300, height: 300) {
        Text("here").frame(width: 100, height: 50).gesture(Tap { places.append($0) })
      }
      screen.tap("here")
      #expect(places == [CGPoint(x: 50, y: 25)])
    }
  }
}
