/// See [CLRegion](https://developer.apple.com/documentation/corelocation/clregion).
open class CLRegion: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Regions are the same by their identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hash }
}
