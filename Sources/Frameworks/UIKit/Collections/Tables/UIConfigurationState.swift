/// See [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol).
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
