import Observation

/// The update that comes before a view's layout: see [updateProperties()](https://developer.apple.com/documentation/uikit/uiview/updateproperties()).
///
/// That of a controller comes before that of its view. What either reads of observed objects asks for the next one.
extension UIView {
  public func setNeedsUpdateProperties() {
    layoutState.needsUpdateProperties = true
    noteLayoutPending()
  }

  public func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for subview in subviewList where subview.layoutState.isPending { subview.updatePropertiesIfNeeded() }
  }

  func updateOwnProperties() {
    if layoutState.controllerNeedsUpdateProperties, let viewController {
      layoutState.controllerNeedsUpdateProperties = false
      withObservationTracking {
        viewController.updateProperties()
      } onChange: { [weak viewController] in
        MainActor.unchecked { viewController?.setNeedsUpdateProperties() }
      }
    }
    guard layoutState.needsUpdateProperties else { return }
    layoutState.needsUpdateProperties = false
    guard PropertyUpdate.override.isOverridden(by: type(of: self)) else { return }
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      MainActor.unchecked { self?.setNeedsUpdateProperties() }
    }
  }
}

/// See [updateProperties()](https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()).
extension UIViewController {
  public func setNeedsUpdateProperties() {
    guard let view = viewIfLoaded else { return }
    view.layoutState.controllerNeedsUpdateProperties = true
    view.noteLayoutPending()
  }

  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}

/// Tells which classes of views have an `updateProperties()` of their own, so that others are not tracked.
private enum PropertyUpdate {
  static let override = OverriddenMember(of: UIView.self, in: OverridingView.self, beside: PlainView.self)

  private class PlainView: UIView {}

  private class OverridingView: PlainView {
    override func updateProperties() {}
  }
}
