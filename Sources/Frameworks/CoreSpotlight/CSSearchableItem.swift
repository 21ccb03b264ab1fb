import UniformTypeIdentifiers

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

/// See [CSSearchableItemAttributeSet](https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset).
///
/// The system shows none of it.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  open var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var path: String?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var kind: String?
  open var subject: String?
  open var textContent: String?
  open var authorNames: [String]?
  open var creator: String?
  open var comment: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var duration: NSNumber?
  open var artist: String?
  open var album: String?
  open var genre: String?
  open var city: String?
  open var country: String?
  open var namedLocation: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?

  public override init() { super.init() }

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
    for take in Self.properties { take(self, copy) }
    return copy
  }

  /// Takes over one property each.
  private static let properties: [@Sendable (CSSearchableItemAttributeSet, CSSearchableItemAttributeSet) -> Void] = [
    { $1.contentType = $0.contentType },
    { $1.title = $0.title },
    { $1.displayName = $0.displayName },
    { $1.alternateNames = $0.alternateNames },
    { $1.contentDescription = $0.contentDescription },
    { $1.keywords = $0.keywords },
    { $1.path = $0.path },
    { $1.contentURL = $0.contentURL },
    { $1.thumbnailURL = $0.thumbnailURL },
    { $1.thumbnailData = $0.thumbnailData },
    { $1.identifier = $0.identifier },
    { $1.relatedUniqueIdentifier = $0.relatedUniqueIdentifier },
    { $1.weakRelatedUniqueIdentifier = $0.weakRelatedUniqueIdentifier },
    { $1.domainIdentifier = $0.domainIdentifier },
    { $1.kind = $0.kind },
    { $1.subject = $0.subject },
    { $1.textContent = $0.textContent },
    { $1.authorNames = $0.authorNames },
    { $1.creator = $0.creator },
    { $1.comment = $0.comment },
    { $1.contentCreationDate = $0.contentCreationDate },
    { $1.contentModificationDate = $0.contentModificationDate },
    { $1.addedDate = $0.addedDate },
    { $1.lastUsedDate = $0.lastUsedDate },
    { $1.startDate = $0.startDate },
    { $1.endDate = $0.endDate },
    { $1.dueDate = $0.dueDate },
    { $1.completionDate = $0.completionDate },
    { $1.rating = $0.rating },
    { $1.ratingDescription = $0.ratingDescription },
    { $1.rankingHint = $0.rankingHint },
    { $1.duration = $0.duration },
    { $1.artist = $0.artist },
    { $1.album = $0.album },
    { $1.genre = $0.genre },
    { $1.city = $0.city },
    { $1.country = $0.country },
    { $1.namedLocation = $0.namedLocation },
    { $1.latitude = $0.latitude },
    { $1.longitude = $0.longitude },
    { $1.phoneNumbers = $0.phoneNumbers },
    { $1.emailAddresses = $0.emailAddresses },
    { $1.supportsPhoneCall = $0.supportsPhoneCall },
    { $1.supportsNavigation = $0.supportsNavigation },
  ]
}
