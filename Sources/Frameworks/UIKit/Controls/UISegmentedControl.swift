import WindfallCore

/// See [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  private static let height: CGFloat = 32

  private var segments: [UIButton] = []
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

  // MARK: - Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment).setTitle(title, for: .normal)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment).setImage(image, for: .normal)
  }

  private func insert(at index: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    button.setTitleColor(.label, for: .normal)
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

  // MARK: - Selection

  open var isMomentary = false

  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
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
    if isChange { send([.valueChanged, .primaryActionTriggered], event: nil) }
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
    let widest = segments.map { $0.intrinsicContentSize.width }.max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(segments.count), height: UISegmentedControl.height)
  }

  open override func layoutSubviews() {
    for (index, button) in segments.enumerated() { button.frame = frame(ofSegment: index) }
  }

  private func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, segments.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  @_spi(Windfall) open override var elementType: ElementType { .segmentedControl }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let back = UIColor.tertiarySystemFill.displayColor(with: traits)
    var items: [DisplayItem] = [.fill(.roundedRect(bounds, cornerRadius: 8), .color(back))]
    if segments.indices.contains(selected) {
      let front = (selectedSegmentTintColor ?? .systemBackground).displayColor(with: traits)
      let box = frame(ofSegment: selected).insetBy(dx: 2, dy: 2)
      items.append(.fill(.roundedRect(box, cornerRadius: 6), .color(front)))
    }
    return items
  }
}
