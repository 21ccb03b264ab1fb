extension CKSubscription {
  /// See [CKSubscription.NotificationInfo](https://developer.apple.com/documentation/cloudkit/cksubscription/notificationinfo-swift.class).
  open class NotificationInfo: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var subtitleLocalizationKey: String?
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?

    public override init() { super.init() }

    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [],
      title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil,
      subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil,
      alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [],
      shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
      category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      self.alertBody = alertBody
      self.alertLocalizationKey = alertLocalizationKey
      self.alertLocalizationArgs = alertLocalizationArgs
      self.title = title
      self.titleLocalizationKey = titleLocalizationKey
      self.titleLocalizationArgs = titleLocalizationArgs
      self.subtitle = subtitle
      self.subtitleLocalizationKey = subtitleLocalizationKey
      self.subtitleLocalizationArgs = subtitleLocalizationArgs
      self.alertActionLocalizationKey = alertActionLocalizationKey
      self.alertLaunchImage = alertLaunchImage
      self.soundName = soundName
      self.desiredKeys = desiredKeys
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
      self.category = category
      self.collapseIDKey = collapseIDKey
    }

    /// The properties by the names that they have in archives.
    private static var texts: [(String, ReferenceWritableKeyPath<NotificationInfo, String?>)] {
      [
        ("AlertBody", \.alertBody), ("AlertLocalizationKey", \.alertLocalizationKey), ("Title", \.title),
        ("TitleLocalizationKey", \.titleLocalizationKey), ("Subtitle", \.subtitle),
        ("SubtitleLocalizationKey", \.subtitleLocalizationKey),
        ("AlertActionLocalizationKey", \.alertActionLocalizationKey), ("AlertLaunchImage", \.alertLaunchImage),
        ("SoundName", \.soundName), ("Category", \.category), ("CollapseIDKey", \.collapseIDKey),
      ]
    }

    private static var lists: [(String, ReferenceWritableKeyPath<NotificationInfo, [String]?>)] {
      [
        ("AlertLocalizationArgs", \.alertLocalizationArgs), ("TitleLocalizationArgs", \.titleLocalizationArgs),
        ("SubtitleLocalizationArgs", \.subtitleLocalizationArgs), ("DesiredKeys", \.desiredKeys),
      ]
    }

    private static var flags: [(String, ReferenceWritableKeyPath<NotificationInfo, Bool>)] {
      [
        ("ShouldBadge", \.shouldBadge), ("ShouldSendContentAvailable", \.shouldSendContentAvailable),
        ("ShouldSendMutableContent", \.shouldSendMutableContent),
      ]
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
      super.init()
      for (key, property) in Self.texts { self[keyPath: property] = coder.text(key) }
      for (key, property) in Self.lists { self[keyPath: property] = coder.texts(key) }
      for (key, property) in Self.flags { self[keyPath: property] = coder.decodeBool(forKey: key) }
    }

    open func encode(with coder: NSCoder) {
      for (key, property) in Self.texts { coder.encode(text: self[keyPath: property], forKey: key) }
      for (key, property) in Self.lists { coder.encode(texts: self[keyPath: property], forKey: key) }
      for (key, property) in Self.flags { coder.encode(self[keyPath: property], forKey: key) }
    }

    open override var classForKeyedArchiver: AnyClass? { CKNotificationInfo.self }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NotificationInfo()
      for (_, property) in Self.texts { copy[keyPath: property] = self[keyPath: property] }
      for (_, property) in Self.lists { copy[keyPath: property] = self[keyPath: property] }
      for (_, property) in Self.flags { copy[keyPath: property] = self[keyPath: property] }
      return copy
    }
  }
}
