import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIActivityIndicatorViewTests {
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
