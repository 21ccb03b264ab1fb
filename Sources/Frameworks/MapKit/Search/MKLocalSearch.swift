@_spi(Windfall) import FoundationOverlay

/// See [MKLocalSearch](https://developer.apple.com/documentation/mapkit/mklocalsearch).
///
/// Its service cannot be reached.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// See [MKLocalSearch.CompletionHandler](https://developer.apple.com/documentation/mapkit/mklocalsearch/completionhandler).
  public typealias CompletionHandler = @MainActor @Sendable (Response?, (any Error)?) -> Void

  /// See [MKLocalSearch.ResultType](https://developer.apple.com/documentation/mapkit/mklocalsearch/resulttype).
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  /// See [MKLocalSearch.RegionPriority](https://developer.apple.com/documentation/mapkit/mklocalsearch/regionpriority).
  public enum RegionPriority: Int, Sendable {
    case `default`, required
  }

  /// See [MKLocalSearch.Request](https://developer.apple.com/documentation/mapkit/mklocalsearch/request).
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var regionPriority = RegionPriority.default
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// See [MKLocalSearch.Response](https://developer.apple.com/documentation/mapkit/mklocalsearch/response).
  ///
  /// None comes.
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }

    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  private var search: Task<Void, Never>?

  public init(request: Request) { super.init() }

  public init(request: MKLocalPointsOfInterestRequest) { super.init() }

  open var isSearching: Bool { search != nil }

  @preconcurrency open func start(completionHandler: @escaping CompletionHandler) {
    search = Task { [weak self] in
      self?.search = nil
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }

  open func cancel() {
    search?.cancel()
    search = nil
  }
}

/// See [MKLocalSearchCompletion](https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion).
///
/// None is found.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }

  open var subtitle: String { "" }
}

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
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  private var queries = 0
  private(set) public final var isSearching = false

  public override init() { super.init() }

  open var queryFragment = "" {
    didSet {
      guard queryFragment != oldValue else { return }
      cancel()
      guard !queryFragment.isEmpty else { return }
      isSearching = true
      let query = queries
      Callback { [weak self] in
        guard let self, query == queries else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }.callOnMain()
    }
  }

  open var results: [MKLocalSearchCompletion] { [] }

  open func cancel() {
    queries += 1
    isSearching = false
  }
}

/// See [MKLocalSearchCompleterDelegate](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate).
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// See [MKLocalPointsOfInterestRequest](https://developer.apple.com/documentation/mapkit/mklocalpointsofinterestrequest).
open class MKLocalPointsOfInterestRequest: NSObject {
  public static let maxRadius: CLLocationDistance = 14_000

  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public let region: MKCoordinateRegion
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
    region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    super.init()
  }

  public init(coordinateRegion region: MKCoordinateRegion) {
    coordinate = region.center
    radius = region.span.latitudeDelta / 2 * 111_320
    self.region = region
    super.init()
  }
}
