/// See [SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview).
///
/// The system's list of activities shows no preview.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}
