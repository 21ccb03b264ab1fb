import Dispatch
import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

@MainActor struct UIImageViewTests {
  @Test func `A symbol has the size that its view prefers, unless it has one of its own`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 44)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
    #expect(view.intrinsicContentSize.width == 22)
  }

  @Test func `An image that adjusts itself grows in the sizes for accessibility only`() {
    withWindow { window, root in
      let view = UIImageView(image: UIImage(systemName: "star"))
      let attachment = NSTextAttachment()
      attachment.bounds.size = CGSize(width: 10, height: 20)
      root.addSubview(view)
      let width = view.intrinsicContentSize.width
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
      window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      #expect(view.intrinsicContentSize.width == width)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      let larger: CGFloat = 53 / 17
      #expect(view.intrinsicContentSize.width == width * larger)
      #expect(attachment.picture(color: .label, traits: view.traitCollection).size.height == 20 * larger)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = false
      #expect(view.intrinsicContentSize.width == width)
    }
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

@MainActor struct UIImageViewSymbolEffectsTests {
  @Test func `An effect of a symbol ends at once, and a new image is shown`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var ended: [UISymbolEffectCompletionContext] = []
    view.addSymbolEffect(.bounce, options: .repeating)
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .speed(2), animated: false) { ended.append($0) }
    view.removeSymbolEffect(ofType: .bounce)
    view.removeAllSymbolEffects()
    let moon = try #require(UIImage(systemName: "moon"))
    view.setSymbolImage(moon, contentTransition: .replace.downUp) { ended.append($0) }
    #expect(view.image === moon)
    #expect(ended.map(\.isFinished) == [true, true] && ended.allSatisfy { $0.sender === view })
    let item = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
    item.addSymbolEffect(.pulse)
    item.setSymbolImage(moon, contentTransition: .automatic)
    #expect(item.image === moon)
  }
}

@MainActor struct UIActivityIndicatorViewTests {
  @Test func `Only the old styles have colours of their own`() {
    #expect(UIActivityIndicatorView().color == .secondaryLabel)
    #expect(UIActivityIndicatorView(style: .large).color == .secondaryLabel)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
  }

  @Test func `It is on screen only while it is animating`() {
    withWindow { _, root in
      let indicator = UIActivityIndicatorView(style: .large)
      root.addSubview(indicator)
      #expect(Element.onScreen(.activityIndicator).isEmpty)
      indicator.startAnimating()
      #expect(indicator.isAnimating)
      #expect(Element.onScreen(.activityIndicator).map(\.label) == ["In progress"])
      indicator.stopAnimating()
      #expect(Element.onScreen(.activityIndicator).isEmpty)
      indicator.hidesWhenStopped = false
      #expect(Element.onScreen(.activityIndicator).map(\.value) == ["0"])
    }
  }

  @Test func `A progress view has its progress as value`() {
    withWindow { _, root in
      let progress = UIProgressView(progressViewStyle: .default)
      root.addSubview(progress)
      progress.setProgress(0.25, animated: true)
      #expect(Element.onScreen(.progressIndicator).map(\.value) == ["25%"])
      progress.progress = 7
      #expect(progress.progress == 1)
    }
  }

  @Test func `The old styles have a size and a colour`() {
    let indicator = UIActivityIndicatorView(style: .whiteLarge)
    #expect(indicator.bounds.width == 37 && indicator.color == .white)
    indicator.style = .gray
    #expect(indicator.bounds.width == 20 && indicator.color == .systemGray)
    indicator.style = .large
    #expect(indicator.bounds.width == 37)
  }
}

@MainActor struct UIVisualEffectViewTests {
  @Test func `A blur is a tint below the content, which fills the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    guard case .fill(_, .color(let color))? = view.drawContents().first else {
      Issue.record("no tint")
      return
    }
    #expect(color.alpha < 1 && color.red < 0.5)
    view.effect = nil
    #expect(view.drawContents().isEmpty)
  }
}
