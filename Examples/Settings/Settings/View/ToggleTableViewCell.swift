import UIKit

class ToggleTableViewCell: UITableViewCell {
  static let reuseIdentifier = "ToggleTableViewCell"

  let nameLabel = UILabel()
  let toggle = UISwitch()
  var onToggle: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.numberOfLines = 0
    toggle.addTarget(self, action: #selector(didToggleSwitch), for: .valueChanged)
    addSubviews()
  }

  required init?(coder: NSCoder) {
    fatalError("this cell is made in code")
  }

  func show(_ setting: Setting) {
    nameLabel.text = setting.name
    toggle.isOn = setting.isEnabled
    toggle.accessibilityLabel = setting.name
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }

  @objc private func didToggleSwitch() {
    onToggle?(toggle.isOn)
  }

  private func addSubviews() {
    for view in [nameLabel, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      toggle.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}
