import ObjectiveC
import Testing

@testable @_spi(Windfall) import UIKit

private final class Presses: NSObject {
  private(set) var count = 0

  func press() { count += 1 }
}

@MainActor struct UIButtonSystemButtonTests {
  @Test func `A system button has an image and sends its action`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let presses = Presses()
    let button = UIButton.systemButton(
      with: image, target: presses, action: Selector("press", methodWithoutParameters: Presses.press))
    #expect(button.buttonType == .system && button.image(for: .normal) === image)
    button.sendActions(for: .touchUpInside)
    #expect(presses.count == 1)
    #expect(UIButton.systemButton(with: image, target: nil, action: nil).allTargets.isEmpty)
  }

  @Test func `A system button has the title of its action`() {
    var pressed = false
    let button = UIButton.systemButton(withPrimaryAction: UIAction(title: "Go") { _ in pressed = true })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Go" && pressed)
  }
}
