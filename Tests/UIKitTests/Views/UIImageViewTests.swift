import Dispatch
import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIImageViewTests {
  @Test func `A symbol has the size that its view prefers, unless it has one of its own`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 44)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
    #expect(view.intrinsicContentSize.width == 22)
  }

  @Test func `An animation goes on until it is stopped, or ends by itself`() async {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(systemName: "star"), UIImage(systemName: "moon")].compactMap { $0 }
    view.startAnimating()
    #expect(view.isAnimating && view.intrinsicContentSize.width > 0)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.animationRepeatCount = 1
    view.startAnimating()
    #expect(view.isAnimating)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(!view.isAnimating)
  }
}
