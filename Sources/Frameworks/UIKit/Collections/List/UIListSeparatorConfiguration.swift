/// See [UIListSeparatorConfiguration](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
public struct UIListSeparatorConfiguration: Hashable {
  /// See [UIListSeparatorConfiguration.Visibility](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct/visibility).
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// Stands for the insets that a row has of itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Between rows there is one line, that of the upper one: only a first row's own is shown.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  /// Lists of all appearances have the same separators.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  init() {}
}
