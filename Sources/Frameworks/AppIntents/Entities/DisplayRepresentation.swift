/// See [DisplayRepresentation](https://developer.apple.com/documentation/appintents/displayrepresentation).
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// See [Image](https://developer.apple.com/documentation/appintents/displayrepresentation/image-swift.struct).
  public struct Image: Hashable, Sendable {
    private let source: String
    private let data: Data?

    /// Whether a template is drawn in another colour has no effect: nothing shows the picture.
    public init(named name: String, isTemplate: Bool? = nil) { (source, data) = (name, nil) }

    public init(systemName: String, isTemplate: Bool? = nil) { (source, data) = (systemName, nil) }

    public init(data: Data, isTemplate: Bool? = nil) { (source, self.data) = ("", data) }

    public init(url: URL, isTemplate: Bool? = nil) { (source, data) = (url.absoluteString, nil) }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  public static func == (first: DisplayRepresentation, second: DisplayRepresentation) -> Bool {
    first.texts == second.texts && first.image == second.image
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(texts) }

  private var texts: [String] { ([title, subtitle].compactMap { $0 } + synonyms).map { String(localized: $0) } }
}

/// See [TypeDisplayRepresentation](https://developer.apple.com/documentation/appintents/typedisplayrepresentation).
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// See [TypeDisplayRepresentable](https://developer.apple.com/documentation/appintents/typedisplayrepresentable).
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// See [InstanceDisplayRepresentable](https://developer.apple.com/documentation/appintents/instancedisplayrepresentable).
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// See [DisplayRepresentable](https://developer.apple.com/documentation/appintents/displayrepresentable).
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable
