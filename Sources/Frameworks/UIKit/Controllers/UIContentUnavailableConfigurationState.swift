/// See [UIContentUnavailableConfigurationState](https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct).
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for where the controller is shown.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
