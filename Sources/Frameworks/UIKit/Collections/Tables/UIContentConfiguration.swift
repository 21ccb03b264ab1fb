/// See [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration).
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// See [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// See [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol).
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// See [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
