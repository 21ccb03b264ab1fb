import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIKeyboardLayoutGuideTests {
  @Test func `A view that is bound to the guide stays above the keyboard`() {
    withWindow { window, root in
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        field.heightAnchor.constraint(equalToConstant: 40),
        root.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(field.frame.maxY == root.bounds.maxY - root.safeAreaInsets.bottom)
      #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
      field.becomeFirstResponder()
      CommitCycle.shared.commitIfNeeded()
      #expect(root.keyboardInset > 200 && field.frame.maxY == root.bounds.maxY - root.keyboardInset)
      #expect(root.keyboardLayoutGuide.layoutFrame.width == root.bounds.width)
      #expect(root.keyboardLayoutGuide.layoutFrame.maxY == root.bounds.maxY)
      field.resignFirstResponder()
      CommitCycle.shared.commitIfNeeded()
      #expect(field.frame.maxY == root.bounds.maxY - root.safeAreaInsets.bottom)
    }
  }
}
