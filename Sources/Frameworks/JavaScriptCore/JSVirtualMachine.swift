import Foundation

/// See [JSVirtualMachine](https://developer.apple.com/documentation/javascriptcore/jsvirtualmachine).
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  let group: OpaquePointer

  /// See [init()](https://developer.apple.com/documentation/javascriptcore/jsvirtualmachine/init()). Stands beside that of
  /// `NSObject`, which cannot be overridden by one that may fail.
  public init!(_ nothing: Void = ()) {
    group = JavaScriptLibrary.required.contextGroupCreate()
  }

  @_disfavoredOverload public override convenience init() {
    self.init(())
  }

  deinit { JavaScriptLibrary.required.contextGroupRelease(group) }

  /// Differs: what a script reaches of the app's objects is held until the script lets go of it, so that there is nothing
  /// to tell.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}

  /// See ``addManagedReference(_:withOwner:)``.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}
