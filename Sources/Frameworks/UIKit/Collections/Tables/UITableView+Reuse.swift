extension UITableView {
  /// A cell that waits, prepared for its next use, or a new one; nil where nothing was registered.
  func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cellPool.takeWaiting(identifier) else { return cellPool.maker(of: identifier)?(.zero) }
    cell.prepareForReuse()
    return cell
  }

  /// The same for the views of headers and footers.
  func takeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = viewPool.takeWaiting(identifier) else { return viewPool.maker(of: identifier)?(.zero) }
    view.prepareForReuse()
    return view
  }

  func recycle(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cellPool.recycle(cell, as: identifier) }
  }

  func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    viewPool.recycle(view, as: identifier)
  }

  /// What makes objects of a registered class, for one identifier.
  func cellMaker(_ type: AnyClass?, _ identifier: String) -> (@MainActor (CGRect) -> UITableViewCell?)? {
    guard let type else { return nil }
    return { _ in
      UITableViewCell.nextReuseIdentifier = identifier
      return RuntimeClass.makeObject(of: type) as? UITableViewCell
    }
  }

  func viewMaker(_ type: AnyClass?, _ identifier: String) -> (@MainActor (CGRect) -> UITableViewHeaderFooterView?)? {
    guard let type else { return nil }
    return { _ in
      UITableViewHeaderFooterView.nextReuseIdentifier = identifier
      return RuntimeClass.makeObject(of: type) as? UITableViewHeaderFooterView
    }
  }

  func cellMaker(_ nib: UINib?, _ identifier: String) -> (@MainActor (CGRect) -> UITableViewCell?)? {
    guard let nib else { return nil }
    return { _ in nib.onlyView(for: identifier) }
  }

  func viewMaker(_ nib: UINib?, _ identifier: String) -> (@MainActor (CGRect) -> UITableViewHeaderFooterView?)? {
    guard let nib else { return nil }
    return { _ in nib.onlyView(for: identifier) }
  }
}

extension UITableView {
  /// Shows the static cells of a storyboard through their controller, where nothing else is the data source.
  func adoptStaticContent(of controller: UITableViewController) {
    guard staticContent != nil, dataSource == nil else { return }
    dataSource = controller
    delegate = delegate ?? controller
  }
}
