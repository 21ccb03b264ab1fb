/// The cells and section views of a table that are off screen and wait for their next use.
@MainActor struct TablePool {
  var cellClasses: [String: AnyClass] = [:]
  var viewClasses: [String: AnyClass] = [:]
  var prototypes: [String: NibPrototype] = [:]
  var nibs: [String: UINib] = [:]
  var viewNibs: [String: UINib] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = nibs[identifier] { return nib.onlyView(for: identifier) }
    if let prototype = prototypes[identifier], cellClasses[identifier] == nil {
      return prototype.make() as? UITableViewCell
    }
    guard let cellClass = cellClasses[identifier] else { return nil }
    UITableViewCell.nextReuseIdentifier = identifier
    return DefaultInitializable.makeObject(of: cellClass) as? UITableViewCell
  }

  mutating func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = viewNibs[identifier] { return nib.onlyView(for: identifier) }
    guard let viewClass = viewClasses[identifier] else { return nil }
    UITableViewHeaderFooterView.nextReuseIdentifier = identifier
    return DefaultInitializable.makeObject(of: viewClass) as? UITableViewHeaderFooterView
  }

  mutating func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    views[identifier, default: []].append(view)
  }
}
