extension UITableViewCell {
  /// See [CellStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle).
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// See [AccessoryType](https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum).
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var symbolName: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.forward"
      case .detailDisclosureButton, .detailButton: "info.circle"
      case .checkmark: "checkmark"
      }
    }

    var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }

  /// See [SelectionStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// See [EditingStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum).
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// See [SeparatorStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    case singleLineEtched = 2
  }
}

/// Kept and given back: none of it is drawn.
extension UITableViewCell {
  public var multipleSelectionBackgroundView: UIView? {
    get { kept.value(nil as UIView?) }
    set { kept.set(newValue) }
  }
}

extension UITableViewCell: SwipeableCell {
  var swipeOffset: CGFloat {
    get { controls.offset }
    set { controls.offset = newValue }
  }

  var swipeActions: SwipeActionsView? { controls.actions }

  func showSwipeActions(_ actions: SwipeActionsView?) { controls.show(actions) }
}
