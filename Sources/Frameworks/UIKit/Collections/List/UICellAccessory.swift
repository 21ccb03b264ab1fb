/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor public struct UICellAccessory {
  /// See [UICellAccessory.DisplayedState](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/displayedstate).
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// See [UICellAccessory.AccessoryType](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/accessorytype-swift.enum).
  public enum AccessoryType: Hashable {
    case checkmark, disclosureIndicator, outlineDisclosure, popUpMenu, detail, delete, insert, reorder, multiselect
    case label
    case customView(UIView)
  }

  /// See [UICellAccessory.LayoutDimension](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/layoutdimension).
  ///
  /// The standard is the actual width.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// See [UICellAccessory.ActionHandler](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/actionhandler).
  public typealias ActionHandler = @MainActor () -> Void

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let options: CellAccessoryOptions
  /// Among the accessories of its side; nil for one that stands where it is in the list.
  var position: Placement.Position?
  let makeView: @MainActor () -> UIView

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ options: CellAccessoryOptions,
    makeView: @escaping @MainActor () -> UIView
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.options = options
    self.makeView = {
      let view = makeView()
      if let tintColor = options.tintColor { view.tintColor = tintColor }
      return view
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    symbol("chevron.forward", .disclosureIndicator, displayed, options.shared)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    symbol("checkmark", .checkmark, displayed, options.shared)
  }

  /// Expands the item of the cell, or collapses it, if nothing else is to be done.
  @preconcurrency public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.shared) {
      OutlineDisclosureButton(actionHandler, togglesOnCell: options.style == .header)
    }
  }

  @preconcurrency public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.shared) {
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityLabel = "More Info"
      button.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
      button.sizeToFit()
      return button
    }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options.shared) {
      let label = UILabel()
      label.text = text
      label.textColor = options.tintColor ?? .secondaryLabel
      if let font = options.font { label.font = font }
      if let adjusts = options.adjustsFontForContentSizeCategory { label.adjustsFontForContentSizeCategory = adjusts }
      label.sizeToFit()
      return label
    }
  }

  /// Shows the actions for the trailing side of the row if nothing else is to be done.
  @preconcurrency public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    edit(.delete, .delete, displayed, options.shared, actionHandler)
  }

  @preconcurrency public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    edit(.insert, .insert, displayed, options.shared, actionHandler)
  }

  /// Moves the item of the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.shared) { ListReorderControl() }
  }

  /// Tells whether the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true, options.shared) {
      let control = CellEditControl(.select(isOn: false))
      control.frame.size = CellEditControl.accessorySize
      return control
    }
  }

  /// The title is that of the chosen element.
  @preconcurrency public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: UIMenu.SelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed, options.shared) {
      let button = UIButton(type: .system)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.sizeToFit()
      menu.selectionDidChange = { [weak button] menu in
        button?.superview?.setNeedsLayout()
        selectedElementDidChangeHandler?(menu)
      }
      return button
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let place: (displayed: DisplayedState, isLeading: Bool, position: Placement.Position?)
    switch configuration.placement {
    case .leading(let displayed, let position): place = (displayed, true, position)
    case .trailing(let displayed, let position): place = (displayed, false, position)
    }
    var accessory = UICellAccessory(
      .customView(configuration.customView), place.displayed, isLeading: place.isLeading,
      CellAccessoryOptions(
        isHidden: configuration.isHidden ?? false, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor)
    ) { configuration.customView }
    accessory.position = place.position
    return accessory
  }

  private static func symbol(
    _ name: String, _ type: AccessoryType, _ displayed: DisplayedState, _ options: CellAccessoryOptions
  ) -> UICellAccessory {
    UICellAccessory(type, displayed, options) { UIImageView(image: UIImage(systemName: name)) }
  }

  private static func edit(
    _ type: AccessoryType, _ purpose: CellEditControl.Purpose, _ displayed: DisplayedState,
    _ options: CellAccessoryOptions, _ handler: ActionHandler?
  ) -> UICellAccessory {
    UICellAccessory(type, displayed, isLeading: true, options) {
      let control = CellEditControl(purpose)
      control.frame.size = CellEditControl.accessorySize
      control.addAction(
        UIAction { [weak control] _ in
          if let handler {
            handler()
          } else {
            (control?.superview as? UICollectionViewListCell)?.showTrailingActions()
          }
        }, for: .touchUpInside)
      return control
    }
  }
}
