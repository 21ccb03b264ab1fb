import Observation
import Testing

@testable @_spi(Windfall) import UIKit

@Observable @MainActor private final class Model {
  var text = "a"
}

private final class TextView: UIView {
  let model = Model()
  var log: [String] = []

  override func updateProperties() {
    super.updateProperties()
    log.append("properties \(model.text)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
}

private final class TextController: UIViewController {
  let text = TextView()
  let model = Model()

  override func loadView() { view = text }

  override func updateProperties() {
    super.updateProperties()
    text.log.append("controller \(model.text)")
  }
}

@MainActor struct UIViewPropertiesTests {
  @Test func `Properties are updated before the layout, and without it where that was asked`() {
    withWindow { _, root in
      let view = TextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(view)
      CommitCycle.shared.commitIfNeeded()
      #expect(view.log == ["properties a", "layout"])
      view.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
      #expect(view.log.count == 2)
      CommitCycle.shared.commitIfNeeded()
      #expect(view.log == ["properties a", "layout", "properties a"])
      view.setNeedsUpdateProperties()
      root.updatePropertiesIfNeeded()
      CommitCycle.shared.commitIfNeeded()
      #expect(view.log.count == 4)
    }
  }

  @Test func `What an update reads of observed objects asks for the next one`() {
    withWindow { _, root in
      let view = TextView()
      root.addSubview(view)
      CommitCycle.shared.commitIfNeeded()
      view.model.text = "b"
      CommitCycle.shared.commitIfNeeded()
      view.model.text = "c"
      CommitCycle.shared.commitIfNeeded()
      #expect(view.log == ["properties a", "layout", "properties b", "properties c"])
    }
  }

  @Test func `A controller is updated before its view`() {
    let controller = TextController()
    controller.setNeedsUpdateProperties()
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.text.log == ["controller a", "properties a", "layout"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(controller.text.log.last == "controller a" && controller.text.log.count == 4)
    controller.model.text = "b"
    controller.updatePropertiesIfNeeded()
    #expect(controller.text.log.last == "controller b" && controller.text.log.count == 5)
  }
}
