import WindfallCore

/// See [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
///
/// Only the cells on screen exist. The height of a row that has not been on screen yet is `rowHeight` where that is
/// fixed, or else the estimate. `cellForRow(at:)` lays the table out first where that is due.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public nonisolated static let automaticDimension: CGFloat = -1
  static let defaultRowHeight: CGFloat = 44
  static let defaultTopPadding: CGFloat = 22

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetcher = prefetchDataSource == nil ? nil : TablePrefetcher(of: self) }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsDidChange() } }
  }
  open var separatorColor: UIColor? { didSet { if separatorColor != oldValue { separatorsDidChange() } } }
  open var separatorInset = UIEdgeInsets(top: 0, left: UITableViewCell.margin, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { separatorsDidChange() } }
  }
  open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { setNeedsLayout() } } }

  private weak var tableDelegate: (any UITableViewDelegate)?
  var cellPool = ReusePool<String, UITableViewCell>()
  var viewPool = ReusePool<String, UITableViewHeaderFooterView>()
  /// The cells that stand in a storyboard instead of coming from a data source.
  var staticContent: [NibTableSection]?
  /// Nil until the data source has been asked.
  var sections: [TableSection]?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The cells of rows off screen, in UI tests.
  var hiddenCells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views of sections that were made to be measured, and have not been shown yet.
  var measuredEnds: [Int: (header: UIView?, footer: UIView?)] = [:]
  var selection: [IndexPath] = []
  var update: TableUpdate?
  var updateDepth = 0
  /// Whether nobody had asked for rows when the batch began.
  var isFirstLoad = false
  let forwarding = BatchForwarding()
  var sectionIndex = SectionIndexState()
  /// The cell that is being filled again, which dequeuing gives back.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var isUpdatingViews = false
  /// Whether the data source is a new one, of which nothing is known yet.
  var needsReload = false
  private(set) var prefetcher: TablePrefetcher?
  private(set) lazy var swipe = RowSwipe(of: self)
  private lazy var contextMenu = ContextMenuGesture(owner: self)
  var dragging = ListDragState<any UITableViewDragDelegate, any UITableViewDropDelegate>()
  private var ownViews: [UIView] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipe.recognizer)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style =
      switch coder.nibElement?["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    super.init(coder: coder)
    addGestureRecognizer(swipe.recognizer)
  }

  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== tableDelegate else { return }
      tableDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil { addGestureRecognizer(contextMenu.recognizer) }
      forgetHeights()
    }
  }

  open var tableHeaderView: UIView? { didSet { if tableHeaderView !== oldValue { setNeedsLayout() } } }

  open var tableFooterView: UIView? { didSet { if tableFooterView !== oldValue { setNeedsLayout() } } }

  open override var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never
      ? contentInset
      : contentInset + UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
  }

  // MARK: - Cells and views for reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, maker: cellMaker(cellClass, identifier))
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, maker: cellMaker(nib, identifier))
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(identifier, maker: viewMaker(nib, identifier))
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewPool.register(identifier, maker: viewMaker(aClass, identifier))
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == indexPath, (reconfigured.cell.reuseIdentifier ?? identifier) == identifier
    {
      return reconfigured.cell
    }
    guard let cell = takeCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    takeView(identifier)
  }

  // MARK: - Data

  open func reloadData() {
    if OtherThread.isCurrent { OtherThread.wait(for: self) { self.loadRows() } } else { loadRows() }
  }

  open var numberOfSections: Int { loadedSections().count }

  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedSections()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  open var visibleCells: [UITableViewCell] {
    updateVisibleViews()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleViews()
    return cells.keys.sorted()
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateVisibleViews()
    return cells[indexPath] ?? cellAtEdge(indexPath)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleViews()
    return headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateVisibleViews()
    return footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: - Selection

  open var indexPathForSelectedRow: IndexPath? { selection.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelectionNow || indexPath == nil {
      for selected in selection where selected != indexPath { setSelected(false, at: selected, animated: animated) }
    }
    guard let indexPath else { return }
    setSelected(true, at: indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  open var allowsSelectionDuringEditing = false

  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateEditing(animated: false) } }
  }

  // MARK: - Editing

  private var storedIsEditing = false

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if !editing { swipe.close() }
    guard editing != storedIsEditing else { return }
    swipe.close()
    for selected in selection { setSelected(false, at: selected, animated: animated) }
    storedIsEditing = editing
    updateEditing(animated: animated)
  }

  private func updateEditing(animated: Bool) {
    for (path, cell) in cells { updateEditing(of: cell, at: path, animated: animated) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === swipe.recognizer { return swipe.mayBegin() }
    if gestureRecognizer === panGestureRecognizer {
      if panGestureRecognizer.trackedTouches.first?.view is CellReorderControl { return false }
      guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
      swipe.close()
      return true
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Changes

  open func beginUpdates() { beginBatch() }

  open func endUpdates() { endBatch() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    forwarding.arrived()
    runBatch(updates ?? {}, Completion.onMain(completion))
  }

  open func reloadSectionIndexTitles() { loadSectionIndex() }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { $0.insertedRows.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { $0.deletedRows.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { $0.reloadedRows.formUnion(indexPaths) }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { $0.movedRows[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch { $0.movedSections[section] = newSection }
  }

  // MARK: - Places

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(at: indexPath) }

  open func rect(forSection section: Int) -> CGRect {
    let place = loadedSections()[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    let place = loadedSections()[section]
    return CGRect(x: 0, y: place.headerTop, width: bounds.width, height: place.headerHeight)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    let place = loadedSections()[section]
    return CGRect(x: 0, y: place.footerTop, width: bounds.width, height: place.footerHeight)
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point.y) }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    if needsReload { reloadData() }
    adoptInset()
    updateVisibleViews()
  }

  /// Takes over the views in their order; views that somebody else added stay above.
  func show(_ views: [UIView]) {
    let own = Set((ownViews + views).map(ObjectIdentifier.init))
    let foreign = subviews.filter { !own.contains(ObjectIdentifier($0)) }
    ownViews = views
    setSubviews(views + foreign)
  }

  @_spi(Windfall) open override var elementType: ElementType { .table }
}
