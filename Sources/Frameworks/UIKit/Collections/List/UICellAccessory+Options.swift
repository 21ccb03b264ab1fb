/// What all kinds of accessories take.
struct CellAccessoryOptions {
  var isHidden = false
  var reservedLayoutWidth: UICellAccessory.LayoutDimension?
  var tintColor: UIColor?
}

/// Options of an accessory that have the common ones among them.
@MainActor protocol CellAccessoryOptioned {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension CellAccessoryOptioned {
  var shared: CellAccessoryOptions {
    CellAccessoryOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
  }
}

extension UICellAccessory {
  /// See [UICellAccessory.DisclosureIndicatorOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/disclosureindicatoroptions).
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// See [UICellAccessory.CheckmarkOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions).
  @preconcurrency @MainActor public struct CheckmarkOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// See [UICellAccessory.DetailOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/detailoptions).
  @preconcurrency @MainActor public struct DetailOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// See [UICellAccessory.PopUpMenuOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/popupmenuoptions).
  @preconcurrency @MainActor public struct PopUpMenuOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// See [UICellAccessory.OutlineDisclosureOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions).
  @preconcurrency @MainActor public struct OutlineDisclosureOptions: CellAccessoryOptioned {
    /// See [Style](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions/style-swift.enum).
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }

    /// With that of a header the whole cell expands the item.
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// See [UICellAccessory.LabelOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions).
  @preconcurrency @MainActor public struct LabelOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text.
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// See [UICellAccessory.ReorderOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/reorderoptions).
  @preconcurrency @MainActor public struct ReorderOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Kept and given back: there is no line beside the handle.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
}
