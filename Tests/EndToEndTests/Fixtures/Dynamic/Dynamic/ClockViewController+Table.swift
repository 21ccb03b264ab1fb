import UIKit

extension ClockViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: NSStringFromClass(UITableViewCell.self))
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { later("row \(indexPath.row)") }

}

extension ClockViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    later("appear")
  }
}
