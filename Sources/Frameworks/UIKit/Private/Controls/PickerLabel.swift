/// The title of a row of a picker.
final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: 21)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
  }
}
