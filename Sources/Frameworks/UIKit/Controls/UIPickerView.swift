import WindfallCore

/// See [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview). Its wheels are flat.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private static let height: CGFloat = 216
  private static let rowHeight: CGFloat = 32
  private static let margin: CGFloat = 9

  private var wheels: [PickerWheel] = []
  private var needsLoading = true

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsLoading() } }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsLoading() } }
  }

  public override init(frame: CGRect) {
    let height = frame.height == 0 ? UIPickerView.height : frame.height
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Rows

  open var numberOfComponents: Int { loadedWheels.count }

  open func numberOfRows(inComponent component: Int) -> Int { loadedWheels[component].numberOfRows }

  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    let wheel = loadedWheels[component]
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Nil for rows that are out of sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return loadedWheels[component].view(ofRow: row)
  }

  open func reloadAllComponents() {
    let selected = wheels.map(\.selectedRow)
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    needsLoading = false
    wheels = (0..<count).map { index in
      let wheel = index < wheels.count ? wheels[index] : PickerWheel(picker: self, component: index)
      wheel.load(selecting: index < selected.count ? selected[index] : 0)
      return wheel
    }
    setSubviews(wheels)
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    let wheel = loadedWheels[component]
    wheel.load(selecting: wheel.selectedRow)
    setNeedsLayout()
  }

  /// Tells no delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { loadedWheels[component].select(row) }

  /// -1 where the component has no rows.
  open func selectedRow(inComponent component: Int) -> Int { loadedWheels[component].selectedRow }

  private func setNeedsLoading() {
    needsLoading = true
    setNeedsLayout()
  }

  private var loadedWheels: [PickerWheel] {
    if needsLoading { reloadAllComponents() }
    return wheels
  }

  // MARK: - What wheels ask

  final func numberOfRows(of wheel: PickerWheel) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
  }

  final func height(of wheel: PickerWheel) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
    return height > 0 ? height : UIPickerView.rowHeight
  }

  final func view(row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: wheel.component, reusing: view)
      ?? titleView(row: row, component: wheel.component, reusing: view)
  }

  final func label(of wheel: PickerWheel) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: wheel.component)
  }

  func wheelDidTurn(_ wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
  }

  final func titleView(row: Int, component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerLabel ?? PickerLabel()
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
    return label
  }

  // MARK: - Layout and publishing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let wheels = loadedWheels
    let room = bounds.width - 2 * UIPickerView.margin
    let wanted = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let free = wanted.filter { $0 <= 0 }.count
    let share = max(0, room - wanted.reduce(0) { $0 + max(0, $1) }) / CGFloat(max(1, free))
    let widths = wanted.map { $0 > 0 ? $0 : share }
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  @_spi(Windfall) open override var elementType: ElementType { .picker }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let band = CGRect(x: UIPickerView.margin, y: bounds.midY - 16, width: bounds.width - 18, height: 32)
    let color = UIColor.tertiarySystemFill.displayColor(with: traits)
    return [.fill(.roundedRect(band, cornerRadius: 8), .color(color))]
  }
}
