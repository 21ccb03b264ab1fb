extension UINavigationItem {
  func adoptGroups(_ groups: [UIBarButtonItemGroup], _ former: [UIBarButtonItemGroup]) {
    for group in former where group.navigationItem === self { group.navigationItem = nil }
    for group in groups { group.navigationItem = self }
    groupsDidChange()
  }

  func groupsDidChange() {
    let elements = centerItemGroups.flatMap(\.menuElements) + [additionalOverflowItems].compactMap { $0 }
    if elements.isEmpty {
      overflow = nil
    } else {
      let item = overflow ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
      item.accessibilityLabel = "More"
      item.menu = UIMenu(children: elements)
      overflow = item
    }
    bar?.itemDidChange()
  }

  /// From the left edge inwards.
  var leadingItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems) }

  /// From the right edge inwards.
  var trailingItems: [UIBarButtonItem] {
    (pinnedTrailingGroup?.shownItems.reversed() ?? []) + (rightBarButtonItems ?? []) + [overflow].compactMap { $0 }
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }
}
