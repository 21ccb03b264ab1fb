/// See [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration).
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
