@testable @_spi(Windfall) import UIKit
import Testing

private final class EagerController: UIViewController {
  let label = UILabel()
  private let box = UIView()
  private(set) var rounds = 0

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rounds += 1
    view.addSubview(box)
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    view.setNeedsLayout()
  }
}

private final class RebuildingController: UIViewController {
  let box = UIView()
  private(set) var rounds = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rounds += 1
    for case let button as UIButton in view.subviews { button.removeFromSuperview() }
    view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    guard box.superview == nil else { return }
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

private final class Wheel: UIView {
  private(set) var laidOut: [CALayer] = []

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    laidOut.append(layer)
  }
}

private final class RingLayer: CALayer {
  private(set) var rounds = 0

  override func layoutSublayers() {
    super.layoutSublayers()
    rounds += 1
  }
}

private final class Ring: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
  private(set) var rounds = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    rounds += 1
  }
}

private final class Stiff: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    set { super.directionalLayoutMargins = newValue }
  }

  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    super.setContentHuggingPriority(.required, for: axis)
  }
}

@MainActor struct UIViewLayoutPassTests {
  @Test func `A view that lays out its sublayers is asked with its layer, and other views get none for it`() {
    let (wheel, plain) = (Wheel(), UIView())
    for view in [wheel, plain] { view.layoutIfNeeded() }
    #expect(wheel.laidOut == [wheel.layer])
    #expect(plain.layerIfLoaded == nil)
  }

  @Test func `A controller may build its views anew each time that layout has ended`() {
    let controller = RebuildingController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.rounds <= 2 && controller.view.subviews.count == 2)
    #expect(controller.box.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func `A layer of another class is laid out, and its view after it`() throws {
    let ring = Ring()
    ring.layoutIfNeeded()
    #expect(try #require(ring.layer as? RingLayer).rounds == 1)
    #expect(ring.rounds == 1)
  }

  @Test func `Views decide their margins and priorities`() {
    let stiff: UIView = Stiff()
    stiff.directionalLayoutMargins.leading = 9
    #expect(stiff.directionalLayoutMargins.leading == 2)
    #expect(stiff.layoutMargins.left == 9)
    stiff.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(stiff.contentHuggingPriority(for: .vertical) == .required)
  }

  @Test func `What is asked for before subviews are laid out is done with them`() {
    let controller = EagerController()
    withWindow(showing: controller) { window in
      window.layoutIfNeeded()
      #expect(controller.label.frame.minY == 10)
      #expect(controller.label.frame.width == window.bounds.width / 2)
      #expect(controller.rounds < 10)
    }
  }

  @Test func `Tabs in a stack settle`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: tabs)
    stack.automaticallyAdjustsScrollViewInsets = false
    withWindow(showing: stack) { window in
      let controllers = (0..<2).map { _ in
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      }
      tabs.setViewControllers(controllers, animated: false)
      window.layoutIfNeeded()
      #expect(controllers[0].view.window === window)
    }
  }
}
