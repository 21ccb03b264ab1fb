import UIKit

/// Shows how the chase stands.
class ChaseView: UIView {
  var state = AppState.notStarted {
    didSet {
      guard state != oldValue else { return }
      update()
    }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  private func addLabel() {
    label.textAlignment = .center
    label.accessibilityIdentifier = "chase"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    update()
  }

  private func update() {
    switch state {
    case .notStarted: label.text = "Nessie sleeps"
    case .inProgress: label.text = "Nessie is behind you"
    case .paused: label.text = "Nessie waits"
    case .completed: label.text = "Nessie is lost"
    case .caught: label.text = "Nessie has won"
    }
  }
}
