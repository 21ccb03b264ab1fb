import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIColorWellTests {
  @Test func `A tap opens a picker, and what is chosen there is the well's colour`() throws {
    let (root, well) = (UIViewController(), UIColorWell(frame: CGRect(x: 20, y: 100, width: 44, height: 44)))
    var events = 0
    well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    well.title = "Ink"
    root.view.addSubview(well)
    try withWindow(showing: root) { _ in
      let element = try #require(Element.onScreen(.colorWell).first)
      #expect(element.label == "Ink" && element.value == nil)
      tap(element)
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink" && picker.supportsAlpha)
      tap(Element.onScreen(.button).first { $0.label == "black" })
      #expect(well.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      #expect(events == 1)
      tap(Element.onScreen(.button).first { $0.label == "close" })
      #expect(root.presentedViewController == nil)
      #expect(Element.onScreen(.colorWell).first?.value == "black")
    }
  }

  @Test func `Setting the colour sends no event, and observers are told`() {
    let well = UIColorWell()
    #expect(well.bounds.size == well.intrinsicContentSize)
    var log: [String] = []
    well.addAction(UIAction { _ in log.append("event") }, for: .valueChanged)
    let token = well.observe(windfallKeyPath(\.selectedColor, "selectedColor")) { well, _ in
      log.append(well.selectedColor == .red ? "red" : "other")
    }
    well.selectedColor = .red
    well.selectedColor = .red
    #expect(log == ["red"])
    token.invalidate()
  }
}
