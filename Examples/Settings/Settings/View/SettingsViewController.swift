import UIKit

class SettingsViewController: UIViewController {
  let settingsManager: SettingsManager
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  private var settings: [String: Setting] = [:]
  private lazy var dataSource = SettingsDataSource(tableView: tableView) { [weak self] tableView, indexPath, name in
    self?.cell(in: tableView, at: indexPath, name: name)
  }

  init(settingsManager: SettingsManager) {
    self.settingsManager = settingsManager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("this view controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))
    tableView.register(ToggleTableViewCell.self, forCellReuseIdentifier: ToggleTableViewCell.reuseIdentifier)
    addTableView()
    showAllSettings()
  }

  // MARK: - Settings

  private func showAllSettings() {
    let all = settingsManager.settings()
    remember(all)
    var snapshot = NSDiffableDataSourceSnapshot<SettingCategory, String>()
    for category in SettingCategory.allCases {
      let names = all.filter { $0.category == category }.map { $0.name }
      guard !names.isEmpty else { continue }
      snapshot.appendSections([category])
      snapshot.appendItems(names, toSection: category)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func remember(_ all: [Setting]) {
    settings = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  private func set(isEnabled: Bool, name: String) {
    guard let setting = settings[name] else { return }
    settings[name]?.isEnabled = isEnabled
    settingsManager.set(isEnabled: isEnabled, for: setting)
  }

  @objc private func reset() {
    settingsManager.reset()
    remember(settingsManager.settings())
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot)
  }

  // MARK: - Table

  private func addTableView() {
    tableView.dataSource = dataSource
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func cell(in tableView: UITableView, at indexPath: IndexPath, name: String) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: ToggleTableViewCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? ToggleTableViewCell, let setting = settings[name] else { return nil }
    cell.show(setting)
    cell.onToggle = { [weak self] isEnabled in
      self?.set(isEnabled: isEnabled, name: name)
    }
    return cell
  }
}
