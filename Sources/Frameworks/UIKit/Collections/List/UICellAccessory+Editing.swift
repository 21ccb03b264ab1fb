/// The background is kept and given back: the marks are drawn in the tint colour alone.
extension UICellAccessory {
  /// See [UICellAccessory.DeleteOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/deleteoptions).
  @preconcurrency @MainActor public struct DeleteOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// See [UICellAccessory.InsertOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/insertoptions).
  @preconcurrency @MainActor public struct InsertOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// See [UICellAccessory.MultiselectOptions](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/multiselectoptions).
  @preconcurrency @MainActor public struct MultiselectOptions: CellAccessoryOptioned {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
}
