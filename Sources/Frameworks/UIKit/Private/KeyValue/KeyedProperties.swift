import ObjectiveC

/// The properties of UIKit's classes that key-value coding finds by name: those that interface files, runtime
/// attributes and tests set or read.
enum KeyedProperties {
  /// Fills a table the first time that a class of UIKit is asked for a name.
  @MainActor static func add(to table: MethodTable) {
    addViews(to: table)
    addControls(to: table)
    addControllers(to: table)
  }
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it. Key-value coding of UIKit
/// belongs to the main thread.
@_cdecl("windfall_framework_methods_UIKit")
@_spi(Windfall) public nonisolated func windfall_framework_methods_UIKit(_ table: UnsafeMutableRawPointer) {
  nonisolated(unsafe) let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  MainActor.unchecked { KeyedProperties.add(to: table) }
}
