import WindfallCore

extension NibInstance {
  /// Gives a view what its element says. Views call this while they are made, so that the initialiser of a subclass
  /// finds everything set.
  func decode(_ view: UIView, from element: InterfaceElement, parts: [String: UIView] = [:]) {
    let element = varied(element)
    let values = NibValues(element: element, nib: self)
    register(view, for: element)
    view.decodeView(values)
    registerGuides(of: view, element)
    decodeKind(view, values)
    addSubviews(to: view, from: element, parts: parts)
    decodeLater(view, element)
  }

  /// Gives the content view of a cell what is in it; the labels that the cell has by its style are filled, not made.
  func decodeContent(of cell: UITableViewCell, _ content: InterfaceElement, roles: InterfaceElement) {
    var parts: [String: UIView] = [:]
    if let id = roles["textLabel"] { parts[id] = cell.textLabel }
    if let id = roles["detailTextLabel"] { parts[id] = cell.detailTextLabel }
    if let id = roles["imageView"] { parts[id] = cell.imageView }
    decode(cell.contentView, from: content, parts: parts)
  }

  func makeView(_ element: InterfaceElement) -> UIView {
    guard let view = make(element) as? UIView else { nibProblem(element, in: document, "this is no view") }
    return view
  }

  private func addSubviews(to view: UIView, from element: InterfaceElement, parts: [String: UIView]) {
    let stack = view as? UIStackView
    for child in element.list("subviews") {
      if let part = child.id.flatMap({ parts[$0] }) {
        decode(part, from: child)
      } else if !isInstalled(child.id, mask: "subviews", in: element) {
        // Outlets find the view all the same.
        uninstalled.append(makeView(child))
      } else if let stack {
        stack.addArrangedSubview(makeView(child))
      } else {
        view.addSubview(makeView(child))
      }
    }
  }

  /// What only some kinds of view have.
  private func decodeKind(_ view: UIView, _ values: NibValues) {
    if let control = view as? UIControl { control.decodeControl(values) }
    if let scrollView = view as? UIScrollView { scrollView.decodeScrollView(values) }
    switch view {
    case let label as UILabel: label.decodeLabel(values)
    case let button as UIButton: button.decodeButton(values)
    case let textField as UITextField: textField.decodeTextField(values)
    case let textView as UITextView: textView.decodeTextView(values)
    case let imageView as UIImageView: imageView.decodeImageView(values)
    case let stackView as UIStackView: stackView.decodeStackView(values)
    case let toggle as UISwitch: toggle.decodeSwitch(values)
    case let slider as UISlider: slider.decodeSlider(values)
    case let well as UIColorWell: well.decodeColorWell(values)
    case let stepper as UIStepper: stepper.decodeStepper(values)
    case let control as UISegmentedControl: control.decodeSegmentedControl(values)
    case let progress as UIProgressView: progress.decodeProgressView(values)
    case let indicator as UIActivityIndicatorView: indicator.decodeActivityIndicator(values)
    case let tableView as UITableView: tableView.decodeTableView(values)
    case let cell as UITableViewCell: cell.decodeCell(values)
    case let collection as UICollectionView: collection.decodeCollectionView(values)
    case let view as UICollectionReusableView: view.decodeReusableView(values)
    case let pages as UIPageControl: pages.decodePageControl(values)
    case let bar as UINavigationBar: bar.decodeNavigationBar(values)
    case let toolbar as UIToolbar: toolbar.decodeToolbar(values)
    case let bar as UITabBar: bar.decodeTabBar(values)
    case let effect as UIVisualEffectView: effect.decodeVisualEffect(values)
    case let picker as UIDatePicker: picker.decodeDatePicker(values)
    case let searchBar as UISearchBar: searchBar.decodeSearchBar(values)
    default: break
    }
  }
}
