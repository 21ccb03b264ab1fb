import WindfallCore

/// See [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  private static let height: CGFloat = 32

  private var segments: [SegmentButton] = []
  private var selected = UISegmentedControl.noSegment

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items are texts and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: index, animated: false)
      }
    }
    bounds.size = intrinsicContentSize
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  // MARK: - Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment).setTitle(title, for: .normal)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment).setImage(image, for: .normal)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment).segmentAction = action
    invalidateIntrinsicContentSize()
  }

  private func insert(at index: Int) -> SegmentButton {
    let button = SegmentButton(type: .system)
    button.show(titleAttributes)
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button, let index = self.segments.firstIndex(of: button) else { return }
        self.choose(index)
      }, for: .touchUpInside)
    let place = min(max(0, index), segments.count)
    segments.insert(button, at: place)
    if selected >= place { selected += 1 }
    segmentsDidChange()
    return button
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = UISegmentedControl.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments = []
    selected = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    setSubviews(segments)
    showSelection()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].setTitle(title, for: .normal)
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title(for: .normal) }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].setImage(image, for: .normal) }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image(for: .normal) }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].segmentAction = action
    invalidateIntrinsicContentSize()
  }

  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].segmentAction }

  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.segmentAction?.identifier == identifier } ?? UISegmentedControl.noSegment
  }

  /// Zero stands for a width that follows the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].fixedWidth = max(0, width)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].fixedWidth }

  open var apportionsSegmentWidthsByContent = false {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Of the attributes, the font of the normal state and the colours act.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    for button in segments { button.show(titleAttributes) }
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: - Selection

  open var isMomentary = false

  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      Usage.require(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "there is no segment \(newValue) among \(segments.count)")
      selected = newValue
      showSelection()
    }
  }

  private func choose(_ index: Int) {
    let isChange = index != selected
    selected = index
    if !isMomentary { showSelection() }
    if isChange {
      segments[index].segmentAction?.perform(sender: self)
      send([.valueChanged, .primaryActionTriggered], event: nil)
    }
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  private func showSelection() {
    for (index, button) in segments.enumerated() { button.isSelected = index == selected }
    setNeedsDisplay()
  }

  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  override func stateDidChange() {
    for button in segments { button.isEnabled = isEnabled }
  }

  // MARK: - Layout and publishing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let natural = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.intrinsicContentSize.width + 20 }
    let following = zip(segments, natural).filter { $0.0.fixedWidth == 0 }.map(\.1)
    let width: CGFloat =
      apportionsSegmentWidthsByContent
      ? natural.reduce(0, +)
      : segments.map(\.fixedWidth).reduce(0, +) + (following.max() ?? 0) * CGFloat(following.count)
    return CGSize(width: width, height: UISegmentedControl.height)
  }

  open override func layoutSubviews() {
    for (button, frame) in zip(segments, segmentFrames) { button.frame = frame }
  }

  /// What segments of a fixed width leave is shared by the others, equally or as their contents need.
  private var segmentFrames: [CGRect] {
    let shares: [CGFloat] = segments.map {
      guard $0.fixedWidth == 0 else { return 0 }
      return apportionsSegmentWidthsByContent ? $0.intrinsicContentSize.width + 20 : 1
    }
    let sum = shares.reduce(0, +)
    let rest = max(0, bounds.width - segments.map(\.fixedWidth).reduce(0, +))
    var x: CGFloat = 0
    return zip(segments, shares).map { button, share in
      let width = share > 0 ? rest * share / sum : button.fixedWidth
      defer { x += width }
      return directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  @_spi(Windfall) open override var elementType: ElementType { .segmentedControl }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let back = UIColor.tertiarySystemFill.displayColor(with: traits)
    var items: [DisplayItem] = [.fill(.roundedRect(bounds, cornerRadius: 8), .color(back))]
    if segments.indices.contains(selected) {
      let front = (selectedSegmentTintColor ?? .systemBackground).displayColor(with: traits)
      let box = segmentFrames[selected].insetBy(dx: 2, dy: 2)
      items.append(.fill(.roundedRect(box, cornerRadius: 6), .color(front)))
    }
    return items
  }
}
