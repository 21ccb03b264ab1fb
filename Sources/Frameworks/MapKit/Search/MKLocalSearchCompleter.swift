@_spi(Windfall) import FoundationOverlay

/// See [MKLocalSearchCompleter](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter).
///
/// Its service cannot be reached: every query fails.
open class MKLocalSearchCompleter: NSObject {
  /// See [MKLocalSearchCompleter.ResultType](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter/resulttype).
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let query = ResultType(rawValue: 1 << 2)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  private var queries = 0

  public override init() { super.init() }

  open var queryFragment = "" {
    didSet {
      guard queryFragment != oldValue else { return }
      queries += 1
      guard !queryFragment.isEmpty else { return }
      let query = queries
      Callback { [weak self] in
        guard let self, query == queries else { return }
        queries += 1
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }.callOnMain()
    }
  }

  open var results: [MKLocalSearchCompletion] { [] }

  open var isSearching: Bool { false }

  open func cancel() { queries += 1 }
}
