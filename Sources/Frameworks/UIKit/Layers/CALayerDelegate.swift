/// See [CALayerDelegate](https://developer.apple.com/documentation/quartzcore/calayerdelegate). Views are the only
/// delegates, and layers ask them nothing.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}
