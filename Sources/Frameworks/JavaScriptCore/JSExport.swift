import Foundation

/// See [JSExport](https://developer.apple.com/documentation/javascriptcore/jsexport). Differs: the lowering registers what a
/// protocol of the app's that inherits from it asks for.
public protocol JSExport: AnyObject {}
