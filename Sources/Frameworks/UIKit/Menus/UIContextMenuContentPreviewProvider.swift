/// See [UIContextMenuContentPreviewProvider](https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider).
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
