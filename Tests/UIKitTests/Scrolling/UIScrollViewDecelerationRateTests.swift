import Foundation
import Testing

@testable import UIKit

@MainActor struct UIScrollViewDecelerationRateTests {
  @Test func `The slower of two rates goes five times as far`() {
    #expect(abs(UIScrollView.DecelerationRate.normal.reach - 0.4995) < 0.0001)
    #expect(abs(UIScrollView.DecelerationRate.fast.reach - 0.0995) < 0.0001)
    #expect(UIScrollView.DecelerationRate(rawValue: 0).reach == 0)
    #expect(UIScrollView().decelerationRate == .normal)
  }

  @Test func `A swipe ends nearer where the rate is fast`() {
    func end(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: controller.view.bounds)
      controller.view.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 100_000)
      scrollView.decelerationRate = rate
      withWindow(showing: controller) { _ in
        Fingers.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
      }
      return scrollView.contentOffset.y
    }
    #expect(end(.fast) > 300)
    #expect(end(.normal) > end(.fast) + 100)
  }
}
