/// See [MKLookAroundScene](https://developer.apple.com/documentation/mapkit/mklookaroundscene).
///
/// There is none of any place.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// See [MKLookAroundSceneRequest](https://developer.apple.com/documentation/mapkit/mklookaroundscenerequest).
///
/// Its service cannot be reached.
@preconcurrency @MainActor open class MKLookAroundSceneRequest: NSObject {
  open private(set) var coordinate: CLLocationCoordinate2D
  open private(set) var mapItem: MKMapItem?
  open private(set) var isCancelled = false
  open private(set) var isLoading = false

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  public init(mapItem: MKMapItem) {
    self.mapItem = mapItem
    coordinate = mapItem.placemark.coordinate
    super.init()
  }

  open var scene: MKLookAroundScene? {
    get async throws { throw MKError(.serverFailure) }
  }

  @preconcurrency open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping @MainActor @Sendable (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    isLoading = true
    Task { [weak self] in
      self?.isLoading = false
      if self?.isCancelled != true { completionHandler(nil, MKError(.serverFailure)) }
    }
  }

  open func cancel() { isCancelled = true }
}

/// See [MKLookAroundBadgePosition](https://developer.apple.com/documentation/mapkit/mklookaroundbadgeposition).
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}
