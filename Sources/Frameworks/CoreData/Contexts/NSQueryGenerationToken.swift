/// https://developer.apple.com/documentation/coredata/nsquerygenerationtoken
nonisolated open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// Nil where it stands for the state that will be found at the first look.
  let generation: QueryGeneration?

  init(_ generation: QueryGeneration?) {
    self.generation = generation
    super.init()
  }

  open class var current: NSQueryGenerationToken { shared }

  private static let shared = NSQueryGenerationToken(nil)

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSQueryGenerationToken).map { $0.generation === generation } ?? false
  }

  open override var hash: Int { generation.map { ObjectIdentifier($0).hashValue } ?? 0 }
}
