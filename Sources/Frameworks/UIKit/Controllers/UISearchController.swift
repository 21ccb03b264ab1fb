/// See [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
///
/// Results lie over the content of the controller that searches; nothing is presented.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchBar = UISearchBar()
  open private(set) var searchResultsController: UIViewController?
  private var active = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.controller = self
  }

  open var obscuresBackgroundDuringPresentation = true { didSet { updateOverlay() } }

  @available(iOS, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  open var hidesNavigationBarDuringPresentation = true { didSet { updateBar() } }

  open var automaticallyShowsCancelButton = true { didSet { updateBar() } }

  open var automaticallyShowsScopeBar = true { didSet { updateBar() } }

  /// Shows the results also without a text to search for.
  open var showsSearchResultsController = false { didSet { updateOverlay() } }

  /// Ending a search empties the search bar.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// The navigation bar shows nothing but the search bar.
  var coversNavigationBar: Bool { active && hidesNavigationBarDuringPresentation }

  // MARK: - Search

  func barDidBegin() {
    isActive = true
    searchDidChange()
  }

  func searchDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    updateOverlay()
  }

  private var isAsking = false

  private func begin() {
    // A delegate may begin the search itself, and is not asked again then.
    if !isAsking {
      isAsking = true
      delegate?.presentSearchController(self)
      isAsking = false
      guard !active else { return }
    }
    delegate?.willPresentSearchController(self)
    active = true
    updateBar()
    updateOverlay()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    updateBar()
    searchDidChange()
    delegate?.didDismissSearchController(self)
  }

  private func updateBar() {
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = active }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = active }
    (searchBar.superview as? UINavigationBar)?.itemDidChange()
  }

  // MARK: - Results

  open override func loadView() {
    let overlay = UIView()
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] in
      guard let self, tap?.state == .ended, self.showsResults == false else { return }
      self.isActive = false
    }
    overlay.addGestureRecognizer(tap)
    view = overlay
  }

  private var showsResults: Bool {
    active && searchResultsController != nil && (showsSearchResultsController || searchBar.text?.isEmpty == false)
  }

  private var dims: Bool { active && obscuresBackgroundDuringPresentation && !showsResults }

  private func updateOverlay() {
    guard showsResults || dims else { return hideOverlay() }
    guard let content = searchingController?.viewIfLoaded, let host = content.superview else { return }
    if parent == nil { searchingController?.addChild(self) }
    view.backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : nil
    if view.superview !== host {
      view.frame = host.bounds
      host.addSubview(view)
    }
    showResults(showsResults)
  }

  private func showResults(_ isShown: Bool) {
    guard let results = searchResultsController else { return }
    if isShown, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.beginAppearanceTransition(true, animated: false)
      view.addSubview(results.view)
      results.endAppearanceTransition()
      results.didMove(toParent: self)
    } else if !isShown, results.parent === self {
      results.willMove(toParent: nil)
      results.beginAppearanceTransition(false, animated: false)
      results.viewIfLoaded?.removeFromSuperview()
      results.endAppearanceTransition()
      results.removeFromParent()
    }
  }

  private func hideOverlay() {
    showResults(false)
    viewIfLoaded?.removeFromSuperview()
    if parent != nil { removeFromParent() }
  }

  /// The controller whose content is searched: the top one under a navigation bar, or else the one with the bar.
  private var searchingController: UIViewController? {
    if let bar = searchBar.superview as? UINavigationBar, let top = bar.controller?.topViewController { return top }
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
