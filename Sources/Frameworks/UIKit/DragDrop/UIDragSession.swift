/// See [UIDragSession](https://developer.apple.com/documentation/uikit/uidragsession).
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
