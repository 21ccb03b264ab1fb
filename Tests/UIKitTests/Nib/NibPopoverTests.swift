import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Popover segues") struct NibPopoverTests {
  private func controller() throws -> UIViewController {
    let files = try InterfaceFixture([
      "Main.storyboardc": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="it">
        <scenes>
          <scene><objects>
            <viewController id="it">
              <view key="view" id="v">
                <subviews><button tag="5" id="b">
                  <rect key="frame" x="10" y="100" width="80" height="30"/>
                  <connections>
                    <segue destination="menu" kind="popoverPresentation" identifier="Menu" popoverAnchorView="b" id="s">
                      <popoverArrowDirection key="popoverArrowDirection" down="YES"/>
                    </segue>
                  </connections>
                </button></subviews>
              </view>
              <navigationItem key="navigationItem" id="ni">
                <barButtonItem key="rightBarButtonItem" title="More" id="more"/>
              </navigationItem>
              <connections>
                <segue destination="menu" kind="popoverPresentation" identifier="More"
                  popoverAnchorBarButtonItem="more" id="s2"/>
              </connections>
            </viewController>
          </objects></scene>
          <scene><objects>
            <viewController id="menu"><view key="view" id="mv"/></viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    ])
    return try #require(UIStoryboard(name: "Main", bundle: files.bundle).instantiateInitialViewController())
  }

  @Test func `A popover points to its anchor, in the directions that it may`() throws {
    let controller = try controller()
    try withWindow(showing: controller) { _ in
      controller.performSegue(withIdentifier: "Menu", sender: nil)
      let shown = try #require(controller.presentedViewController)
      #expect(shown.modalPresentationStyle == .popover)
      #expect(shown.popoverPresentationController?.sourceView?.tag == 5)
      #expect(shown.popoverPresentationController?.permittedArrowDirections == .down)
    }
  }

  @Test func `The anchor may be an item of a bar`() throws {
    let controller = try controller()
    try withWindow(showing: controller) { _ in
      controller.performSegue(withIdentifier: "More", sender: nil)
      let popover = try #require(controller.presentedViewController?.popoverPresentationController)
      #expect(popover.barButtonItem?.title == "More" && popover.permittedArrowDirections == .any)
    }
  }
}
