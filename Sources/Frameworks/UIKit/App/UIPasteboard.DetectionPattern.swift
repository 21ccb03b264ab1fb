@_spi(Windfall) import FoundationOverlay

extension UIPasteboard {
  /// See [UIPasteboard.DetectionPattern](https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern).
  ///
  /// Addresses of houses, amounts of money, events, flights and shipments are not found.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    public static let link = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
    public static let phoneNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
    public static let emailAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")
    public static let postalAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.postal-address")
    public static let calendarEvent = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.calendar-event")
    public static let shipmentTrackingNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.shipment-tracking-number")
    public static let flightNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.flight-number")
    public static let moneyAmount = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.money-amount")

    /// What nobody finds here.
    fileprivate static let unknown: Set<DetectionPattern> = [
      .postalAddress, .calendarEvent, .shipmentTrackingNumber, .flightNumber, .moneyAmount,
    ]
  }

  /// See [UIPasteboard.DetectedValues](https://developer.apple.com/documentation/uikit/uipasteboard/detectedvalues).
  ///
  /// The values of the patterns that DataDetection describes are not among them.
  public struct DetectedValues {
    public let patterns: Set<PartialKeyPath<DetectedValues>>
    public let probableWebURL: String
    public let probableWebSearch: String
    public let number: Double?
  }

  /// See [detectPatterns(for:completionHandler:)](https://developer.apple.com/documentation/uikit/uipasteboard/detectpatterns(for:completionhandler:)-8qfvi).
  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(values(of: patterns, in: items.first).keys)
    MainActor.callLater { completionHandler(.success(found)) }
  }

  @preconcurrency public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @MainActor (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = chosen(itemSet).map { Set(values(of: patterns, in: $0).keys) }
    MainActor.callLater { completionHandler(.success(found)) }
  }

  /// See [detectValues(for:completionHandler:)](https://developer.apple.com/documentation/uikit/uipasteboard/detectvalues(for:completionhandler:)-9ud8r).
  @preconcurrency public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = values(of: patterns, in: items.first)
    MainActor.callLater { completionHandler(.success(found)) }
  }

  @preconcurrency public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @MainActor (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = chosen(itemSet).map { values(of: patterns, in: $0) }
    MainActor.callLater { completionHandler(.success(found)) }
  }

  /// See [detectedPatterns(for:)](https://developer.apple.com/documentation/uikit/uipasteboard/detectedpatterns(for:)).
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    let found = values(of: UIPasteboard.patterns(of: keyPaths), in: items.first)
    return keyPaths.filter { path in UIPasteboard.patterns(of: [path]).contains { found[$0] != nil } }
  }

  /// See [detectedValues(for:)](https://developer.apple.com/documentation/uikit/uipasteboard/detectedvalues(for:)).
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    let found = values(of: UIPasteboard.patterns(of: keyPaths), in: items.first)
    return DetectedValues(
      patterns: try await detectedPatterns(for: keyPaths),
      probableWebURL: found[.probableWebURL] as? String ?? "",
      probableWebSearch: found[.probableWebSearch] as? String ?? "", number: found[.number] as? Double)
  }

  private static func patterns(of keyPaths: Set<PartialKeyPath<DetectedValues>>) -> Set<DetectionPattern> {
    let known: [PartialKeyPath<DetectedValues>: DetectionPattern] = [
      \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch, \.number: .number,
    ]
    return Set(keyPaths.compactMap { known[$0] })
  }

  private func values(of patterns: Set<DetectionPattern>, in item: [String: Any]?) -> [DetectionPattern: Any] {
    if !patterns.isDisjoint(with: DetectionPattern.unknown) {
      windfallUnimplemented("UIPasteboard.DetectionPattern of DataDetection")
    }
    let url = (item?[Kind.url] as? URL)?.absoluteString
    guard let text = item?[Kind.text] as? String ?? url else { return [:] }
    return PasteboardDetection(text).values.filter { patterns.contains($0.key) }
  }
}
