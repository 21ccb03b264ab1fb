/// See [UIContextMenuInteractionCommitStyle](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle). Both take no time.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
