import ObjectiveC
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct WindfallObjectControlsTests {
  @Test func `A sender of which nothing is known gives what views and items have`() {
    let field = UITextField()
    field.text = "Ada"
    field.tag = 3
    let button = UIBarButtonItem()
    button.tag = 4
    let senders: [AnyObject] = [field, button]
    #expect(senders.map { windfallObject($0).tag } == [3, 4])
    #expect(windfallObject(field as AnyObject).text == "Ada")
    let toggle: AnyObject? = UISwitch()
    #expect(windfallObject(toggle)?.isOn == false)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    #expect(windfallObject(segments as AnyObject).selectedSegmentIndex == 1)
    #expect(windfallObject(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as AnyObject).frame.maxX == 4)
  }
}
