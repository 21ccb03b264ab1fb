/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor public struct UICellAccessory {
  /// See [UICellAccessory.DisplayedState](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/displayedstate).
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// See [UICellAccessory.Placement](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/placement).
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// See [UICellAccessory.CustomViewConfiguration](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customviewconfiguration).
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var tintColor: UIColor?

    public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }
  }

  let displayed: DisplayedState
  let isLeading: Bool
  let makeView: @MainActor () -> UIView

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    symbol("chevron.forward", displayed)
  }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    symbol("checkmark", displayed)
  }

  /// Expands the item of the cell, or collapses it, if nothing else is to be done.
  @preconcurrency public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { OutlineDisclosureButton(actionHandler) }
  }

  @preconcurrency public static func detail(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) {
      let button = UIButton(type: .detailDisclosure)
      button.accessibilityLabel = "More Info"
      button.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
      button.sizeToFit()
      return button
    }
  }

  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let place: (displayed: DisplayedState, isLeading: Bool)
    switch configuration.placement {
    case .leading(let displayed): place = (displayed, true)
    case .trailing(let displayed): place = (displayed, false)
    }
    return UICellAccessory(displayed: place.displayed, isLeading: place.isLeading) {
      if let tintColor = configuration.tintColor { configuration.customView.tintColor = tintColor }
      return configuration.customView
    }
  }

  private static func symbol(_ name: String, _ displayed: DisplayedState) -> UICellAccessory {
    UICellAccessory(displayed: displayed, isLeading: false) { UIImageView(image: UIImage(systemName: name)) }
  }
}
