import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIScrollViewZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    weak var view: UIView?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom \(scrollView.zoomScale)") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end \(scale)")
    }
  }

  private func withPicture(_ body: (UIScrollView, UIView, Delegate) throws -> Void) rethrows {
    try withWindow { _, root in
      let (scrollView, picture) = (UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)), UIView())
      picture.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
      let delegate = Delegate()
      delegate.view = picture
      scrollView.delegate = delegate
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = picture.frame.size
      scrollView.addSubview(picture)
      root.addSubview(scrollView)
      scrollView.maximumZoomScale = 4
      try body(scrollView, picture, delegate)
    }
  }

  @Test func `A scale zooms the delegate's view within the limits, around the middle of what is seen`() {
    withPicture { scrollView, picture, delegate in
      scrollView.zoomScale = 2
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 1200, height: 600))
      #expect(scrollView.contentSize == picture.frame.size && picture.bounds.size == CGSize(width: 600, height: 300))
      #expect(scrollView.contentOffset == CGPoint(x: 150, y: 150) && delegate.log == ["zoom 2.0"])
      scrollView.zoomScale = 9
      #expect(scrollView.zoomScale == 4)
      scrollView.zoomScale = 0.1
      #expect(scrollView.zoomScale == 1 && picture.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    }
  }

  @Test func `Without a view to zoom the scale stays 1`() {
    withPicture { scrollView, _, delegate in
      delegate.view = nil
      scrollView.zoomScale = 2
      #expect(scrollView.zoomScale == 1 && delegate.log == [])
    }
  }

  @Test func `A part of the view is shown as large as it can be`() {
    withPicture { scrollView, _, delegate in
      scrollView.zoom(to: CGRect(x: 400, y: 100, width: 100, height: 50), animated: false)
      #expect(scrollView.zoomScale == 3)
      #expect(scrollView.contentOffset == CGPoint(x: 450 * 3 - 150, y: 125 * 3 - 150))
      #expect(delegate.log == ["zoom 3.0"])
    }
  }

  @Test func `An animated zoom tells of its end on a later turn`() async {
    let delegate = Delegate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (scrollView, picture) = (UIScrollView(frame: window.bounds), UIView(frame: window.bounds))
    delegate.view = picture
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 3
    scrollView.addSubview(picture)
    window.addSubview(scrollView)
    scrollView.setZoomScale(2, animated: true)
    #expect(delegate.log == ["begin", "zoom 2.0"])
    await passTurns()
    #expect(delegate.log == ["begin", "zoom 2.0", "end 2.0"])
  }

  @Test func `Two fingers zoom, where there are limits to zoom between`() {
    withPicture { scrollView, picture, delegate in
      let (left, right) = (CGPoint(x: 140, y: 250), CGPoint(x: 160, y: 250))
      @MainActor func pinch() {
        Fingers.two(.began, left, right)
        Fingers.two(.moved, CGPoint(x: 130, y: 250), CGPoint(x: 170, y: 250), at: 0.1)
        Fingers.two(.ended, CGPoint(x: 130, y: 250), CGPoint(x: 170, y: 250), at: 0.2)
      }
      pinch()
      #expect(scrollView.zoomScale == 2 && delegate.log == ["begin", "zoom 2.0", "end 2.0"])
      // What was under the fingers still is.
      #expect(scrollView.contentOffset == CGPoint(x: 150, y: 150) && !scrollView.isZooming)
      scrollView.maximumZoomScale = 1
      pinch()
      #expect(scrollView.pinchGestureRecognizer == nil && scrollView.zoomScale == 2)
    }
  }

  @Test func `Constraints leave the zoomed view at its corner`() {
    withPicture { scrollView, picture, _ in
      picture.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        picture.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        picture.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        picture.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        picture.widthAnchor.constraint(equalToConstant: 400), picture.heightAnchor.constraint(equalToConstant: 400),
      ])
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
      scrollView.zoomScale = 2
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
      #expect(scrollView.contentSize == CGSize(width: 800, height: 800))
    }
  }
}
