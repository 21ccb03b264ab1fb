import CFoundationOverlay
import Foundation
import ObjectiveC

@_silgen_name("windfall_defaults_methods") private func methods() -> UnsafePointer<windfall_method>?

/// On Linux, nobody is told of what is set or removed: neither those that observe a key nor the notification centre.
extension UserDefaults {
  @_silgen_name("windfall_defaults_set")
  @_spi(Windfall) public func appleSet(_ value: Any?, forKey defaultName: String) {
    change(defaultName) { originalSet(value, forKey: defaultName) }
  }

  @_silgen_name("windfall_defaults_remove")
  @_spi(Windfall) public func appleRemoveObject(forKey defaultName: String) {
    change(defaultName) { originalRemoveObject(forKey: defaultName) }
  }

  private func change(_ key: String, _ body: () -> Void) {
    willChangeValue(forKey: key)
    body()
    didChangeValue(forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
  private func originalSet(_ value: Any?, forKey defaultName: String)

  @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
  private func originalRemoveObject(forKey defaultName: String)
}

/// Runs when the module is loaded.
@section(".init_array") @used private let atLoad: @convention(c) () -> Void = {
  MethodInterception.install(methods(), in: UserDefaults.self, prefix: "$s10Foundation12UserDefaultsC")
}
