import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct _UIHostingViewTests {
    @Test("A view that hosts has the size of its content and fills itself with it")
    func sizes() {
      let view = _UIHostingView(rootView: Color.red.frame(width: 30, height: 20))
      #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
      view.rootView = Color.red.frame(width: 50, height: 20)
      #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 50, height: 20))
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 80, height: 40)])
    }

    @Test("The modifier of an aspect ratio does what the method does")
    func aspect() {
      let modified = _UIHostingView(
        rootView: Color.red.modifier(_AspectRatioLayout(aspectRatio: 2, contentMode: .fit)))
      #expect(modified.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 50))
    }
  }
}
