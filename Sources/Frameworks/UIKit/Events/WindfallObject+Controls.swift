import ObjectiveC

/// What can be read of `AnyObject` on iOS, and views and items of bars have: actions take their sender so.
extension WindfallObject {
  @MainActor public var tag: Int! {
    windfallRead("tag", { ($0 as? UIView)?.tag }, { ($0 as? UIBarItem)?.tag })
  }

  @MainActor public var text: String! {
    windfallRead(
      "text", { ($0 as? UITextField)?.text }, { ($0 as? UITextView)?.text }, { ($0 as? UILabel)?.text },
      { ($0 as? UISearchBar)?.text })
  }

  @MainActor public var isOn: Bool! { windfallRead("isOn", { ($0 as? UISwitch)?.isOn }) }

  @MainActor public var isSelected: Bool! {
    windfallRead(
      "isSelected", { ($0 as? UIControl)?.isSelected }, { ($0 as? UITableViewCell)?.isSelected },
      { ($0 as? UICollectionViewCell)?.isSelected })
  }

  @MainActor public var selectedSegmentIndex: Int! {
    windfallRead("selectedSegmentIndex", { ($0 as? UISegmentedControl)?.selectedSegmentIndex })
  }

  @MainActor public var currentTitle: String?? { windfallRead("currentTitle", { ($0 as? UIButton)?.currentTitle }) }

  @MainActor public var frame: CGRect! {
    windfallRead("frame", { ($0 as? UIView)?.frame }, { ($0 as? CALayer)?.frame })
  }
}
