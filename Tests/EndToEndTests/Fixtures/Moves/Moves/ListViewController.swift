import UIKit

/// Its rows are dragged onto a label, which copies their texts.
class ListViewController: UITableViewController, UITableViewDragDelegate, UIDropInteractionDelegate {
  private let basket = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 100))

  init() {
    super.init(style: .plain)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    basket.text = "Nothing"
    basket.accessibilityIdentifier = "basket"
    basket.isUserInteractionEnabled = true
    basket.addInteraction(UIDropInteraction(delegate: self))
    tableView.tableFooterView = basket
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "Row \(indexPath.row)"
    return [item]
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    basket.text = session.items.first?.localObject as? String
  }
}
