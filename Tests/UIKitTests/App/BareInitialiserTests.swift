import Testing

@testable @_spi(Windfall) import UIKit

/// On iOS every object can be made with nothing; what it has then is of use to tests and first values only.
@MainActor struct BareInitialiserTests {
  @Test func `Colours, effects and renderers are empty`() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIBlurEffect().isEqual(nil) == false && UIVibrancyEffect().tint == nil)
    #expect(UIGraphicsImageRenderer().image { _ in }.size == .zero)
    #expect(UIViewPropertyAnimator().duration == 0)
  }

  @Test func `Commands, items and actions have no name`() {
    #expect(UIKeyCommand().input?.isEmpty == true && UIMenuItem().title.isEmpty)
    #expect(UIAccessibilityCustomAction().name.isEmpty && UIAccessibilityElement().accessibilityContainer == nil)
    #expect(UITableViewRowAction().title == nil && UICollectionViewUpdateItem().updateAction == .none)
  }

  @Test func `A display link without a target calls nobody`() {
    let link = CADisplayLink()
    link.add(to: .main, forMode: .default)
    #expect(link.timestamp == 0)
    link.invalidate()
  }

  @Test func `The device can be subclassed, and a configuration of a scene is bare`() {
    final class Tablet: UIDevice {
      override var model: String { "iPad" }
    }
    #expect(Tablet().model == "iPad" && Tablet().systemName == UIDevice.current.systemName)
    let configuration = UISceneConfiguration()
    #expect(configuration.name == nil && configuration.delegateClass == nil && configuration.role == .windowApplication)
  }
}
