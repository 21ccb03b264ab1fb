import MapKit
import Testing

@_spi(Windfall) import UIKit
import WindfallCore

@MainActor @Suite(.serialized) struct MKMapViewTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var selected: [String] = []
    var chosen: [String] = []
    var tracking: [String] = []
    var asked: [String] = []
    var regions = 0

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      asked.append(annotation.title ?? "")
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
      view.canShowCallout = true
      return view
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      selected.append(view.annotation?.title ?? "")
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      chosen.append("+" + (annotation.title ?? ""))
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      chosen.append("-" + (annotation.title ?? ""))
    }

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { tracking.append("start") }

    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { tracking.append("stop") }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
      tracking.append("\(mode) \(animated)")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { regions += 1 }
  }

  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let delegate = Delegate()

  init() {
    map.delegate = delegate
    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
  }

  private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: nil)
  }

  @Test("Annotations in the region have their views, at their places")
  func views() throws {
    let (near, far) = (point("near", 50.5, 10.75), point("far", 60, 10))
    map.addAnnotations([near, far])
    map.layoutIfNeeded()
    #expect(delegate.asked == ["near"])
    let view = try #require(map.view(for: near))
    #expect(view is MKPinAnnotationView && view.center == CGPoint(x: 225, y: 50))
    #expect(view.accessibilityLabel == "near" && map.view(for: far) == nil)
    map.setCenter(far.coordinate, animated: false)
    map.layoutIfNeeded()
    #expect(view.isHidden && map.view(for: far)?.center == CGPoint(x: 150, y: 100))
    #expect(delegate.regions == 2)
  }

  @Test("One annotation is selected at a time")
  func selection() {
    let (one, two) = (point("one", 50, 10), point("two", 50.1, 10))
    map.addAnnotations([one, two])
    map.selectAnnotation(one, animated: false)
    map.selectAnnotation(two, animated: false)
    #expect(delegate.selected == ["one", "two"] && map.selectedAnnotations.count == 1)
    map.deselectAnnotation(two, animated: false)
    #expect(map.selectedAnnotations.isEmpty)
    #expect(delegate.chosen == ["+one", "-one", "+two", "-two"])
  }

  @Test func `The delegate hears when the person is looked for and followed, and when no longer`() {
    map.showsUserLocation = true
    map.showsUserLocation = true
    map.showsUserLocation = false
    #expect(delegate.tracking == ["start", "stop"])
    map.setUserTrackingMode(.followWithHeading, animated: true)
    map.userTrackingMode = .follow
    map.setUserTrackingMode(.follow, animated: true)
    #expect(delegate.tracking.dropFirst(2) == ["followWithHeading true", "follow false"])
    #expect(map.userTrackingMode == .follow)
  }

  @Test("A tap on an annotation's view selects it")
  func tap() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(map)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let place = point("place", 50, 10)
    map.addAnnotation(place)
    CommitCycle.shared.commitIfNeeded()
    for phase in [TouchEvent.Phase.began, .ended] {
      let finger = TouchEvent.Finger(phase: phase, location: CGPoint(x: 150, y: 100), tapCount: 1)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: 0)))
    }
    #expect(delegate.selected == ["place"] && map.selectedAnnotations.first === place)
  }

  @Test("A view of an annotation that was removed is used again")
  func reuse() {
    let (one, two) = (point("one", 50, 10), point("two", 50, 10))
    map.addAnnotation(one)
    map.layoutIfNeeded()
    let view = map.view(for: one)
    map.removeAnnotation(one)
    map.addAnnotation(two)
    map.layoutIfNeeded()
    #expect(view != nil && map.view(for: two) === view && view?.annotation === two)
  }

  @Test("The map shows all the annotations that it is asked to")
  func show() {
    map.showAnnotations([point("a", 10, 10), point("b", 20, 30)], animated: false)
    #expect(map.region.center.latitude == 15 && map.region.center.longitude == 20)
    #expect(map.region.span.longitudeDelta > 20 && map.annotations.count == 2)
  }

  @Test func `A camera says what is shown, and is kept until the region changes`() {
    let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    let camera = MKMapCamera(lookingAtCenter: place, fromDistance: 1000, pitch: 60, heading: 90)
    #expect(abs(camera.altitude - 500) < 0.001)
    map.setCamera(camera, animated: false)
    #expect(map.camera === camera && map.centerCoordinate.latitude == 10 && map.centerCoordinate.longitude == 20)
    #expect(abs(map.region.span.latitudeDelta * 111_000 - 536) < 5)
    map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: false)
    #expect(map.camera !== camera && map.camera.heading == 0 && map.camera.centerCoordinate.latitude == 1)
    #expect(abs(map.camera.centerCoordinateDistance - 1000) < 10)
  }
}
