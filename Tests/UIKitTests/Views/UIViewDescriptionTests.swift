import Testing

@_spi(Windfall) @testable import UIKit

@MainActor @Suite("Views as text")
struct UIViewDescriptionTests {
  private final class OwnLabel: UILabel {}

  /// Without addresses.
  private func plain(_ text: String?) -> String? {
    text?.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }

  @Test("A view says where it is, and what differs from a plain one")
  func description() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10.0 / 3, height: 4))
    #expect(plain(view.description) == "<UIView; frame = (1 2; 3.33333 4); layer = <CALayer>>")
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 7
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      plain("\(view)")
        == "<UIView; frame = (1 2; 3.33333 4); alpha = 0.5; hidden = YES; autoresize = W+H; tag = 7; layer = <CALayer>>"
    )
  }

  @Test("A label has its text, and a class of an app the one of UIKit that it comes from")
  func label() {
    let label = OwnLabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    label.text = "Hi"
    let text = plain(label.description) ?? ""
    #expect(text.contains("OwnLabel"))
    #expect(text.contains("; baseClass = UILabel; frame = (0 0; 1 1); text = 'Hi'; userInteractionEnabled = NO; "))
    #expect(text.hasSuffix("layer = <_UILabelLayer>>"))
  }

  @Test("The tree below a view has a line for each")
  func tree() {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    inner.addSubview(UIView())
    let text = view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String
    let line = "<UIView; frame = (0 0; 0 0); layer = <CALayer>>"
    #expect(plain(text) == "\(line)\n   | \(line)\n   |    | \(line)")
  }

  @Test("The controllers below one, with their views")
  func hierarchy() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let text = navigation.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String
    #expect(
      plain(text) == """
        <UINavigationController>, state: disappeared, view: (view not loaded)
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    navigation.loadViewIfNeeded()
    let loaded = navigation.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String
    #expect(
      plain(loaded)?.hasPrefix(
        "<UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window") == true)
  }
}
