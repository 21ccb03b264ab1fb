import UIKit

class StepCountController: UIViewController {
  @IBOutlet var stepCountLabel: UILabel!
  @IBOutlet var startButton: UIButton!
  @IBOutlet var chaseView: ChaseView!

  override func viewDidLoad() {
    super.viewDidLoad()
    AppModel.instance.stateChangedCallback = { [weak self] _ in
      DispatchQueue.main.async {
        self?.updateUI()
      }
    }
    updateUI()
  }

  func updateUI() {
    let model = AppModel.instance
    stepCountLabel.text = model.dataModel.goal.map { "\(model.dataModel.steps) of \($0) steps" } ?? "No goal"
    startButton.setTitle(model.appState.nextStateButtonLabel, for: .normal)
    chaseView.state = model.appState
  }

  // MARK: - Actions

  @IBAction func startStopPause(_ sender: Any?) {
    switch AppModel.instance.appState {
    case .notStarted, .paused: start()
    case .inProgress: AppModel.instance.pause()
    case .completed, .caught: AppModel.instance.restart()
    }
    updateUI()
  }

  private func start() {
    do {
      try AppModel.instance.start()
    } catch {
      showNeedGoalAlert()
    }
  }

  // MARK: - Goal

  func updateGoal(newGoal: Int) {
    AppModel.instance.dataModel.goal = newGoal
    updateUI()
  }

  private func showNeedGoalAlert() {
    let alert = UIAlertController(title: "Set a goal to start", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Enter Goal", style: .default) { [weak self] _ in
        self?.showGoalEntry()
      })
    present(alert, animated: true)
  }

  private func showGoalEntry() {
    let alert = UIAlertController(title: "What is your step goal?", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "1000"
      textField.keyboardType = .numberPad
    }
    alert.addAction(
      UIAlertAction(title: "Done", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, let goal = Int(text) else { return }
        self?.updateGoal(newGoal: goal)
      })
    present(alert, animated: true)
  }
}
