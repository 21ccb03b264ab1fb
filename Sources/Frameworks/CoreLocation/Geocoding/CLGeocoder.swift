@_spi(Windfall) import FoundationOverlay

/// See [CLGeocodeCompletionHandler](https://developer.apple.com/documentation/corelocation/clgeocodecompletionhandler).
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// See [CLGeocoder](https://developer.apple.com/documentation/corelocation/clgeocoder).
///
/// Its service cannot be reached, so that every request fails with a network error, on the main queue.
open class CLGeocoder: NSObject {
  private var waiting: CLGeocodeCompletionHandler?

  public override init() { super.init() }

  open var isGeocoding: Bool { waiting != nil }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func cancelGeocode() {
    guard let handler = waiting else { return }
    waiting = nil
    Callback { handler(nil, CLError(.geocodeCanceled)) }.callOnMain()
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    waiting = handler
    Callback { [self] in
      guard let handler = waiting else { return }
      waiting = nil
      handler(nil, CLError(.network))
    }.callOnMain()
  }
}
