/// See [UIContextMenuActionProvider](https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider). The system suggests nothing.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
