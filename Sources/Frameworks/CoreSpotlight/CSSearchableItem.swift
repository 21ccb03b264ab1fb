/// See [CSSearchableItem](https://developer.apple.com/documentation/corespotlight/cssearchableitem).
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Without an identifier the item has one of its own.
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// One month after the item was made unless the app says it.
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  open var isUpdate = false

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = Calendar.current.date(byAdding: .month, value: 1, to: Date())
    super.init()
  }
}
