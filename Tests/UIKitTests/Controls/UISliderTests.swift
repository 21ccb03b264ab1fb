import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UISliderTests {
  @Test func `A slider follows the finger on its thumb and says how far it is`() throws {
    try withWindow { _, root in
      let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 228, height: 34))
      slider.maximumValue = 10
      slider.value = 5
      root.addSubview(slider)
      var values: [Float] = []
      slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
      let element = try #require(Element.onScreen(.slider).first)
      #expect(element.value == "50%")
      Fingers.drag(from: CGPoint(x: 134, y: 217), to: CGPoint(x: 184, y: 217))
      #expect(slider.value == 7.5)
      #expect(values.last == 7.5 && values.count > 1)
      #expect(Element.onScreen(.slider).first?.value == "75%")
      Fingers.tap(CGPoint(x: 30, y: 217))
      #expect(slider.value == 7.5)
      slider.value = 99
      #expect(slider.value == 10)
    }
  }

  @Test func `The way of its thumb leads to a share of the range`() {
    withWindow { _, root in
      let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 228, height: 34))
      root.addSubview(slider)
      let way = slider.thumbWay(to: 0.25)
      Fingers.drag(from: way.from, to: way.to)
      #expect(slider.value == 0.25)
    }
  }
}
