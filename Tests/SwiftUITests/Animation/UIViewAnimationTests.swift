import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

extension AllTests {
  @MainActor @Suite struct UIViewAnimationTests {
    @Test func changesAreMadeAtOnceAndTheEndIsToldLater() async {
      let view = UIView()
      var log: [String] = []
      UIView.animate(.spring) {
        view.alpha = 0.5
        log.append("changes")
      } completion: {
        log.append("end")
      }
      log.append("after")
      #expect(view.alpha == 0.5)
      await MainQueue.drain()
      #expect(log == ["changes", "after", "end"])
    }
  }
}
