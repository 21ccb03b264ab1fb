import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct UIHostingControllerTests {
    @Test("The preferred size follows the content where that is asked for")
    func preferredSize() {
      let plain = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
      plain.view.layoutIfNeeded()
      #expect(plain.preferredContentSize == .zero)
      let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
      controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
      controller.view.layoutIfNeeded()
      #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
      controller.rootView = Color.red.frame(width: 50, height: 20)
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      #expect(controller.preferredContentSize == CGSize(width: 50, height: 20))
    }
  }
}
