import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

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
