/// See [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
