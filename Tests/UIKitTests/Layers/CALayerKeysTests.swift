import Dispatch
import Testing

@testable @_spi(Windfall) import UIKit

@Suite("A layer keeps values under keys")
@MainActor
struct CALayerKeysTests {
  private final class FrameLayer: CALayer {
    private(set) var displays = 0

    var currentFrame: CGFloat {
      get { windfallManagedValue("currentFrame") }
      set { windfallSetManagedValue(newValue, "currentFrame") }
    }
    var title: String? {
      get { windfallManagedValue("title") }
      set { windfallSetManagedValue(newValue, "title") }
    }
    var rate: Double { windfallManagedValue("rate") }
    var kind: String? { windfallManagedValue("kind") }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "currentFrame" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      ["rate": 60.0, "kind": "plain"][key] ?? super.defaultValue(forKey: key)
    }

    override func display() { displays += 1 }
  }

  @Test("A property of the app's own begins at its default or at zero, and is found by its name")
  func properties() {
    let layer = FrameLayer()
    #expect(layer.currentFrame == 0 && layer.title == nil && layer.rate == 60 && layer.kind == "plain")
    layer.currentFrame = 3
    layer.title = "intro"
    #expect(layer.currentFrame == 3 && layer.title == "intro")
    #expect(layer.value(forKey: "currentFrame") as? CGFloat == 3)
    #expect(layer.value(forKey: "rate") as? Double == 60)
    layer.setValue(CGFloat(4), forKey: "currentFrame")
    #expect(layer.currentFrame == 4)
  }

  @Test("A change displays the layer where its class says so")
  func display() {
    let layer = FrameLayer()
    layer.displayIfNeeded()
    let before = layer.displays
    layer.title = "intro"
    layer.displayIfNeeded()
    #expect(layer.displays == before)
    layer.currentFrame = 1
    layer.displayIfNeeded()
    #expect(layer.displays == before + 1)
  }

  @Test("Any layer keeps any key, and the keys of properties are those properties")
  func keys() {
    let layer = CAShapeLayer()
    #expect(layer.value(forKey: "tag") == nil)
    layer.setValue("first", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "first")
    layer.setValue(CGFloat(2), forKey: "lineWidth")
    #expect(layer.lineWidth == 2)
    layer.setValue("shape", forKey: "name")
    #expect(layer.name == "shape")
  }
}
