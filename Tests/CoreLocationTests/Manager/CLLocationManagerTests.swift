import CoreLocation
import Testing

@MainActor @Suite struct CLLocationManagerTests {
  /// Notes what it is told, and hands each event on.
  private final class Listener: NSObject, CLLocationManagerDelegate {
    let events: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation

    override init() {
      (events, note) = AsyncStream.makeStream()
      super.init()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      note.yield("status \(status.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      note.yield("failed \((error as NSError).code)")
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { note.yield("monitoring \(region?.identifier ?? "") \((error as NSError).code)") }

    func next(_ count: Int) async -> [String] {
      var iterator = events.makeAsyncIterator()
      var found: [String] = []
      while found.count < count, let event = await iterator.next() { found.append(event) }
      return found
    }
  }

  @Test("A delegate hears of the status at first, and of a request's failure")
  func requestLocation() async {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.requestLocation()
    #expect(await listener.next(2) == ["status 0", "failed 1"])
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
  }

  /// The answer is kept for the process, and this one's Info.plist says nothing of locations.
  @Test("Without a description of the use nobody is asked")
  func noDescription() {
    let manager = CLLocationManager()
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .notDetermined)
  }

  @Test("There is no compass: who asks for the heading is told so, unless they stop before")
  func heading() async {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.startUpdatingHeading()
    manager.stopUpdatingHeading()
    manager.requestLocation()
    #expect(await listener.next(2) == ["status 0", "failed 1"])
    manager.startUpdatingHeading()
    #expect(await listener.next(1) == ["failed 3"])
    #expect(!CLLocationManager.headingAvailable() && manager.heading == nil)
  }

  @Test("Regions are not watched without leave")
  func monitoring() async {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.startMonitoring(
      for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "home"))
    #expect(await listener.next(2) == ["status 0", "monitoring home 4"])
    #expect(manager.monitoredRegions.isEmpty)
  }
}
