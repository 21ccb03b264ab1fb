/// See [MKDirections](https://developer.apple.com/documentation/mapkit/mkdirections).
///
/// Its service cannot be reached: no way is found.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// See [MKDirections.DirectionsHandler](https://developer.apple.com/documentation/mapkit/mkdirections/directionshandler).
  public typealias DirectionsHandler = @MainActor @Sendable (Response?, (any Error)?) -> Void
  /// See [MKDirections.ETAHandler](https://developer.apple.com/documentation/mapkit/mkdirections/etahandler).
  public typealias ETAHandler = @MainActor @Sendable (ETAResponse?, (any Error)?) -> Void

  /// See [MKDirections.RoutePreference](https://developer.apple.com/documentation/mapkit/mkdirections/routepreference).
  public enum RoutePreference: Int, Sendable {
    case any, avoid
  }

  /// See [MKDirections.Request](https://developer.apple.com/documentation/mapkit/mkdirections/request).
  nonisolated open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any

    public override init() { super.init() }
  }

  /// See [MKDirections.Response](https://developer.apple.com/documentation/mapkit/mkdirections/response).
  ///
  /// None comes.
  nonisolated open class Response: NSObject, @unchecked Sendable {
    open var source = MKMapItem.forCurrentLocation()
    open var destination = MKMapItem.forCurrentLocation()

    open var routes: [MKRoute] { [] }
  }

  /// See [MKDirections.ETAResponse](https://developer.apple.com/documentation/mapkit/mkdirections/etaresponse).
  ///
  /// None comes.
  nonisolated open class ETAResponse: NSObject, @unchecked Sendable {
    open var source = MKMapItem.forCurrentLocation()
    open var destination = MKMapItem.forCurrentLocation()

    open var expectedTravelTime: TimeInterval { 0 }

    open var distance: CLLocationDistance { 0 }

    open var expectedArrivalDate: Date { .distantFuture }

    open var expectedDepartureDate: Date { .distantPast }

    open var transportType: MKDirectionsTransportType { .any }
  }

  private var calculation: Task<Void, Never>?

  public init(request: Request) { super.init() }

  open var isCalculating: Bool { calculation != nil }

  @preconcurrency open func calculate(completionHandler: @escaping DirectionsHandler) {
    failLater { completionHandler(nil, $0) }
  }

  open func calculate() async throws -> Response { throw MKError(.serverFailure) }

  @preconcurrency open func calculateETA(completionHandler: @escaping ETAHandler) {
    failLater { completionHandler(nil, $0) }
  }

  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }

  private func failLater(_ handler: @escaping @MainActor @Sendable (any Error) -> Void) {
    calculation = Task { [weak self] in
      self?.calculation = nil
      handler(MKError(.serverFailure))
    }
  }

  open func cancel() {
    calculation?.cancel()
    calculation = nil
  }
}

/// See [MKDirectionsTransportType](https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype).
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0xfff_ffff)
}

/// See [MKRoute](https://developer.apple.com/documentation/mapkit/mkroute).
///
/// None is found; tests have subclasses.
open class MKRoute: NSObject, @unchecked Sendable {
  /// See [MKRoute.Step](https://developer.apple.com/documentation/mapkit/mkroute/step).
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }

    open var notice: String? { nil }

    open var polyline: MKPolyline { MKPolyline() }

    open var distance: CLLocationDistance { 0 }

    open var transportType: MKDirectionsTransportType { .any }
  }

  open var name: String { "" }

  open var advisoryNotices: [String] { [] }

  open var distance: CLLocationDistance { 0 }

  open var expectedTravelTime: TimeInterval { 0 }

  open var transportType: MKDirectionsTransportType { .any }

  open var hasTolls: Bool { false }

  open var hasHighways: Bool { false }

  open var polyline: MKPolyline { MKPolyline() }

  open var steps: [Step] { [] }
}
