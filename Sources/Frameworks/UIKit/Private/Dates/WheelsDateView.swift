/// The wheels of a date picker.
final class WheelsDateView: UIView, DatePickerContent {
  private let picker = UIPickerView()
  private let wheels: DateWheels
  private unowned let owner: UIDatePicker

  init(_ owner: UIDatePicker) {
    self.owner = owner
    wheels = DateWheels(owner)
    super.init(frame: .zero)
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  var wantedSize: CGSize { CGSize(width: 320, height: 216) }

  func reload() {
    wheels.reload()
    picker.reloadAllComponents()
  }

  func show(_ date: Date) {
    for (component, row) in wheels.rows(date: date, duration: owner.countDownDuration).enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }

  override func layoutSubviews() { picker.frame = bounds }

  override var elementPublishing: ElementPublishing { .transparent }
}
