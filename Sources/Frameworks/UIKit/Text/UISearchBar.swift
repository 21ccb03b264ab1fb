import WindfallCore

/// See [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// See [UISearchBar.Style](https://developer.apple.com/documentation/uikit/uisearchbar/style).
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  private static let rowHeight: CGFloat = 56
  private static let scopeHeight: CGFloat = 44

  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField()
  /// The search controller that the bar belongs to.
  weak var controller: UISearchController?
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)
  private let cancelButton = UIButton(type: .system)
  private let bookmarkButton = UIButton(type: .system)
  private let resultsButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(items: nil)
  private let promptLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What code asks for by name, to give the button another title or colour: only where it is shown, as on iOS.
  var shownCancelButton: UIButton? { cancelButton.superview == nil ? nil : cancelButton }

  var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set {
      cancelButton.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    promptLabel.font = .systemFont(ofSize: 15)
    promptLabel.textAlignment = .center
    cancelButton.setTitle("Cancel", for: .normal)
    bookmarkButton.setImage(UIImage(systemName: "book"), for: .normal)
    bookmarkButton.accessibilityLabel = "Bookmarks"
    resultsButton.setImage(UIImage(systemName: "list.bullet"), for: .normal)
    resultsButton.accessibilityLabel = "Search results"
    let field = searchTextField
    field.delegate = fieldDelegate
    field.addAction(UIAction { [weak self] _ in self?.didBegin() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.didEnd() }, for: .editingDidEnd)
    field.addAction(UIAction { [weak self] _ in self?.search() }, for: .primaryActionTriggered)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    bookmarkButton.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarBookmarkButtonClicked($0) } }, for: .touchUpInside)
    resultsButton.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarResultsListButtonClicked($0) } }, for: .touchUpInside
    )
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    contentDidChange()
  }

  // MARK: - Content

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      controller?.searchDidChange()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var prompt: String? { didSet { if prompt != oldValue { contentDidChange() } } }

  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { contentDidChange() } } }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { contentDidChange() } } }

  /// Its button takes the place of the one for bookmarks.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { contentDidChange() } }
  }

  open var isSearchResultsButtonSelected: Bool {
    get { resultsButton.isSelected }
    set { resultsButton.isSelected = newValue }
  }

  open var searchBarStyle = Style.default { didSet { updateBackground() } }

  open var barStyle = UIBarStyle.default { didSet { updateTraits() } }

  override var barInterfaceStyle: UIUserInterfaceStyle { barStyle.interfaceStyle }

  open var barTintColor: UIColor? { didSet { updateBackground() } }

  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      contentDidChange()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { if newValue < scopes.numberOfSegments { scopes.selectedSegmentIndex = newValue } }
  }

  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { contentDidChange() } } }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var hasScopeBar: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

  private func updateBackground() {
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? .secondarySystemBackground
  }

  private var sideButtons: [UIButton] {
    if showsSearchResultsButton { return [resultsButton] }
    return showsBookmarkButton ? [bookmarkButton] : []
  }

  private func contentDidChange() {
    promptLabel.text = prompt
    setSubviews(
      (prompt == nil ? [] : [promptLabel]) + [searchTextField] + sideButtons
        + (showsCancelButton ? [cancelButton] : []) + (hasScopeBar ? [scopes] : []))
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    (superview as? UINavigationBar)?.itemDidChange()
  }

  // MARK: - Events

  private func didBegin() {
    controller?.barDidBegin()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func didEnd() { delegate?.searchBarTextDidEndEditing(self) }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.searchDidChange()
  }

  private func search() {
    delegate?.searchBarSearchButtonClicked(self)
    if controller != nil { searchTextField.resignFirstResponder() }
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: - Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override var intrinsicContentSize: CGSize {
    let height = promptHeight + UISearchBar.rowHeight + (hasScopeBar ? UISearchBar.scopeHeight : 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : 30 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let scopeHeight = hasScopeBar ? UISearchBar.scopeHeight : 0
    let row = CGRect(
      x: 8, y: promptHeight, width: bounds.width - 16, height: bounds.height - promptHeight - scopeHeight)
    var right = row.maxX
    for button in [cancelButton, bookmarkButton, resultsButton] where button.superview === self {
      let size = button.intrinsicContentSize
      button.frame = CGRect(x: right - size.width, y: row.midY - 18, width: size.width, height: 36)
      right -= size.width + 8
    }
    searchTextField.frame = CGRect(x: row.minX, y: row.midY - 18, width: max(0, right - row.minX), height: 36)
    scopes.frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: 32)
  }
}
