import Dispatch

extension UIViewController {
  /// Shown over the controller's view, as large as it is.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept.value(nil as (any UIContentConfiguration)?) }
    set {
      kept.set(newValue)
      showUnavailableContent(newValue)
    }
  }

  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Asks the controller to update its configuration, with the next commit.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }

  private func showUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    let old = kept.value(nil as UIView?, "unavailableView")
    guard let configuration = configuration?.updated(for: contentUnavailableConfigurationState) else {
      kept.set(nil as UIView?, "unavailableView")
      return old?.removeFromSuperview() ?? ()
    }
    if let shown = old as? any UIContentView, shown.supports(configuration) {
      return shown.configuration = configuration
    }
    old?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    kept.set(view as UIView?, "unavailableView")
  }
}
