import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIStepperTests {
  @Test func `Its buttons step between the ends`() throws {
    try withWindow { _, root in
      let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
      stepper.maximumValue = 2
      root.addSubview(stepper)
      var values: [Double] = []
      stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
      let buttons = try #require(Element.onScreen(.stepper).first).all(.button)
      #expect(buttons.map(\.label) == ["Decrement", "Increment"])
      for _ in 0..<3 { tap(buttons[1]) }
      #expect(values == [1, 2])
      tap(buttons[0])
      #expect(stepper.value == 1)
      stepper.wraps = true
      for _ in 0..<2 { tap(buttons[1]) }
      #expect(stepper.value == 0)
    }
  }

  @Test func `Its buttons have images of the app's, and their names all the same`() throws {
    try withWindow { _, root in
      let stepper = UIStepper()
      root.addSubview(stepper)
      #expect(stepper.incrementImage(for: .normal) == nil && stepper.decrementImage(for: .normal) == nil)
      let minus = UIImage(systemName: "minus.circle")
      minus?.accessibilityLabel = "Less"
      stepper.setDecrementImage(minus, for: .normal)
      #expect(stepper.decrementImage(for: .normal) === minus && stepper.incrementImage(for: .normal) == nil)
      let buttons = try #require(Element.onScreen(.stepper).first).all(.button)
      #expect(buttons.map(\.label) == ["Decrement", "Increment"])
      let shown = stepper.subviews.first?.subviews.compactMap { ($0 as? UIImageView)?.image?.name }
      #expect(shown == ["minus.circle"])
    }
  }
}
