@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// https://developer.apple.com/documentation/coredata/nspersistenthistorytoken
nonisolated open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The last step of each store, by the store's identifier.
  let steps: [String: Int64]

  init(_ steps: [String: Int64]) {
    self.steps = steps
    super.init()
  }

  /// A token of no store, for subclasses.
  public override init() {
    steps = [:]
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let numbers = coder.decodeObject(of: [NSDictionary.self, NSString.self, NSNumber.self], forKey: "steps"),
      let dictionary = numbers as? NSDictionary
    else { return nil }
    var steps: [String: Int64] = [:]
    for (key, value) in dictionary { steps["\(key)"] = (value as? NSNumber)?.int64Value }
    self.steps = steps
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSDictionary(dictionary: steps.mapValues { NSNumber(value: $0) }), forKey: "steps")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.steps == steps }

  open override var hash: Int { steps.hashValue }

  open override var description: String {
    "<NSPersistentHistoryToken> "
      + steps.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

/// https://developer.apple.com/documentation/coredata/nspersistenthistorytokenkey
public let NSPersistentHistoryTokenKey = "historyToken"
/// https://developer.apple.com/documentation/coredata/nspersistentstoreurlkey
public let NSPersistentStoreURLKey = "storeURL"
