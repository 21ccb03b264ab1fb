import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIColorPickerViewControllerTests {
  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      log.append("\(ColorName.name(of: color))\(color.cgColor.alpha == 1 ? "" : " clear")\(continuously ? " on" : "")")
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
  }

  private final class OldDelegate: NSObject, UIColorPickerViewControllerDelegate {
    var log: [UIColor] = []

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      log.append(viewController.selectedColor)
    }
  }

  private func withPicker(_ body: (UIColorPickerViewController) throws -> Void) rethrows {
    let (root, picker) = (UIViewController(), UIColorPickerViewController())
    try withWindow(showing: root) { _ in
      root.present(picker, animated: false)
      CommitCycle.shared.commitIfNeeded()
      try body(picker)
    }
  }

  private func cell(_ name: String) -> Element? { Element.onScreen(.button).first { $0.label == name } }

  private func centre(of name: String) throws -> CGPoint {
    let view = try #require(cell(name).flatMap { UIView.view(withID: $0.viewID) })
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func `A finger that slides chooses on its way, and once more at its end`() throws {
    let delegate = Delegate()
    try withPicker { picker in
      picker.delegate = delegate
      #expect(picker.selectedColor == .white)
      Fingers.drag(from: try centre(of: "white"), to: try centre(of: "grey 92"), steps: 1)
      #expect(delegate.log == ["grey 92 on", "grey 92"])
      tap(cell("close"))
      #expect(delegate.log.last == "finish" && picker.presentingViewController == nil)
    }
  }

  @Test func `The opacity is kept, and has no slider where it is not wanted`() {
    let delegate = Delegate()
    withPicker { picker in
      picker.delegate = delegate
      picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
      #expect(delegate.log.isEmpty)
      CommitCycle.shared.commitIfNeeded()
      #expect(Element.onScreen(.slider).first?.value == "50%")
      tap(cell("black"))
      #expect(delegate.log.last == "black clear" && picker.selectedColor.cgColor.alpha == 0.5)
      picker.supportsAlpha = false
      CommitCycle.shared.commitIfNeeded()
      #expect(Element.onScreen(.slider).isEmpty)
      tap(cell("white"))
      #expect(picker.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
  }

  @Test func `A delegate of before iOS 15 is told of a choice too`() {
    let delegate = OldDelegate()
    withPicker { picker in
      picker.delegate = delegate
      tap(cell("black"))
      #expect(delegate.log.last == picker.selectedColor)
    }
  }
}
