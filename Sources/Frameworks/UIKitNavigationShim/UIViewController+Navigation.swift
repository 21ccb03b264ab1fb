import ObjectiveC
@_spi(Windfall) import UIKit

/// What [UIKitNavigation](https://github.com/pointfreeco/swift-navigation) has in Objective-C: controllers remember that
/// they have appeared, and do what waits for their appearance and their end.
extension UIViewController {
  /// Whether the view has been on the screen.
  public var _UIKitNavigation_hasViewAppeared: Bool {
    get { AppearanceObservers.hasAppeared(self) || objc_getAssociatedObject(self, Key.appeared.place) as? Bool == true }
    set { objc_setAssociatedObject(self, Key.appeared.place, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// What is done once the controller is dismissed or has left its parent.
  public var _UIKitNavigation_onDismiss: (() -> Void)? {
    get { (objc_getAssociatedObject(self, Key.onDismiss.place) as? Work)?.all.first }
    set {
      AppearanceObservers.observe()
      let work = newValue.map { Work(all: [$0]) }
      objc_setAssociatedObject(self, Key.onDismiss.place, work, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// What is done when the view first appears.
  public var _UIKitNavigation_onViewAppear: [() -> Void] {
    get { (objc_getAssociatedObject(self, Key.onAppear.place) as? Work)?.all ?? [] }
    set {
      AppearanceObservers.observe()
      objc_setAssociatedObject(self, Key.onAppear.place, Work(all: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension AppearanceObservers {
  fileprivate static func observe() {
    guard didAppear == nil else { return }
    didAppear = { controller in
      let waiting = controller._UIKitNavigation_onViewAppear
      guard !waiting.isEmpty else { return }
      for work in waiting { work() }
      controller._UIKitNavigation_onViewAppear = []
    }
    didDisappear = { controller in
      guard controller.isBeingDismissed || controller.isMovingFromParent else { return }
      guard let work = controller._UIKitNavigation_onDismiss else { return }
      // An alert's action is handled first.
      if controller is UIAlertController {
        DispatchQueue.main.async {
          work()
          controller._UIKitNavigation_onDismiss = nil
        }
      } else {
        work()
        DispatchQueue.main.async { controller._UIKitNavigation_onDismiss = nil }
      }
    }
  }
}

/// Closures in an object, which values that are associated with objects have to be.
private final class Work {
  let all: [() -> Void]

  init(all: [() -> Void]) { self.all = all }
}

/// What values are associated under: the place of an object that is nobody else's.
private final class Key: Sendable {
  static let appeared = Key()
  static let onDismiss = Key()
  static let onAppear = Key()

  var place: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
