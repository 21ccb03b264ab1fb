import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

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

@MainActor struct UIPageControlTests {
  @Test func `Taps turn the pages, and the value says which one it is`() {
    withWindow { _, root in
      let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
      control.numberOfPages = 3
      root.addSubview(control)
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      #expect(Element.onScreen(.pageIndicator).map(\.value) == ["page 1 of 3"])
      Fingers.tap(CGPoint(x: 110, y: 113))
      #expect((control.currentPage, changes) == (0, 0))
      Fingers.tap(CGPoint(x: 290, y: 113))
      Fingers.tap(CGPoint(x: 290, y: 113))
      Fingers.tap(CGPoint(x: 290, y: 113))
      #expect((control.currentPage, changes) == (2, 2))
      #expect(Element.onScreen(.pageIndicator).map(\.value) == ["page 3 of 3"])
      control.numberOfPages = 1
      #expect(control.currentPage == 0)
      control.hidesForSinglePage = true
      #expect(Element.onScreen(.pageIndicator).isEmpty)
    }
  }
}

@MainActor struct UIRefreshControlTests {
  @Test func `Pulling a table down far enough refreshes it`() {
    let source = TableSource([["A", "B"]])
    withTable(source) { table in
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      table.refreshControl = control
      Fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 330))
      #expect(refreshes == 0)
      Fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500))
      #expect(refreshes == 1 && control.isRefreshing)
      #expect(Element.onScreen(.activityIndicator).count == 1)
      control.endRefreshing()
      #expect(!control.isRefreshing && Element.onScreen(.activityIndicator).isEmpty)
    }
  }
}
