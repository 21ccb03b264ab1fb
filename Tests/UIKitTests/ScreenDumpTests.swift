import Foundation
import Testing

@testable @_spi(Windfall) import UIKit

/// Whole screens, to see what a change does to frames and elements far from where it is made.
@MainActor struct ScreenDumpTests {
  final class Menu: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      tableView.allowsSelection = false
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      navigationItem.leftBarButtonItem = editButtonItem
      toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 - section }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["General", "About"][section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "Made with care" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
      let cell = UITableViewCell(style: styles[indexPath.row + 2 * indexPath.section], reuseIdentifier: nil)
      cell.textLabel?.text = ["Sounds", "Language", "Version"][indexPath.row + 2 * indexPath.section]
      cell.detailTextLabel?.text = indexPath.section == 0 ? "English" : "1.0"
      if indexPath == IndexPath(row: 0, section: 0) {
        let toggle = UISwitch()
        toggle.isOn = true
        cell.accessoryView = toggle
      } else {
        cell.accessoryType = .disclosureIndicator
      }
      return cell
    }
  }

  private func check(_ name: String, _ controller: UIViewController, _ prepare: () -> Void = {}) throws {
    try withWindow(showing: controller) { _ in
      prepare()
      try ScreenDump.check(name)
    }
  }

  @Test func `A table in a navigation controller`() throws {
    let navigation = UINavigationController(rootViewController: Menu(style: .grouped))
    navigation.isToolbarHidden = false
    try check("Settings", navigation)
  }

  @Test func `The table while it is edited`() throws {
    let menu = Menu(style: .insetGrouped)
    try check("SettingsEditing", UINavigationController(rootViewController: menu)) {
      menu.setEditing(true, animated: false)
    }
  }

  @Test func `Controls in a stack`() throws {
    let form = UIViewController()
    let name = UITextField()
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.text = "Ann"
    name.clearButtonMode = .always
    let notes = UITextView()
    notes.text = "First line\nSecond line"
    notes.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let slider = UISlider()
    slider.value = 0.25
    let progress = UIProgressView()
    progress.progress = 0.5
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let save = UIButton(configuration: .filled())
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [
      name, notes, segments, slider, progress, pages, UIStepper(), UISwitch(), save,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    form.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: form.view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: form.view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: form.view.safeAreaLayoutGuide.topAnchor),
    ])
    try check("Form", form)
  }

  @Test func `A keyboard over a search in tabs`() throws {
    let search = UISearchBar()
    let list = UIViewController()
    search.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    search.placeholder = "Search"
    list.view.addSubview(search)
    list.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    let other = UIViewController()
    other.title = "Other"
    other.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [list, other]
    try check("TabsWithKeyboard", tabs) { search.becomeFirstResponder() }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `An alert and an action sheet`(style: UIAlertController.Style) throws {
    let root = UIViewController()
    let alert = UIAlertController(title: "Delete?", message: "There is no way back.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try check(style == .alert ? "Alert" : "ActionSheet", root) { root.present(alert, animated: false) }
  }

  @Test func `A calendar`() throws {
    let root = UIViewController()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 340)
    root.view.addSubview(picker)
    try check("Calendar", root)
  }

  @Test func `A list of a collection view`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionViewController(collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Pear", "Plum"])
    source.apply(snapshot, animatingDifferences: false)
    try check("List", list)
  }

  @Test func `A difference is told by its lines`() {
    #expect(ScreenDump.differences(from: "a\nb", to: "a\nc") == ["- 2: b", "+ 2: c"])
  }
}
