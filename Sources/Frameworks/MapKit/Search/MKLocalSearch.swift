/// See [MKLocalSearch](https://developer.apple.com/documentation/mapkit/mklocalsearch).
///
/// Its service cannot be reached.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// See [MKLocalSearch.CompletionHandler](https://developer.apple.com/documentation/mapkit/mklocalsearch/completionhandler).
  public typealias CompletionHandler = @MainActor @Sendable (Response?, (any Error)?) -> Void

  /// See [MKLocalSearch.Request](https://developer.apple.com/documentation/mapkit/mklocalsearch/request).
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()

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
