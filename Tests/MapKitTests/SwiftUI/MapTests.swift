@testable import MapKit
import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct MapTests {
  private struct Town: Identifiable {
    let id: Int
    let name: String
    var place: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: Double(id)) }
  }

  private let towns = [Town(id: 0, name: "Ada"), Town(id: 1, name: "Bo")]
  private let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

  private func withWindow<V: View>(_ view: V, _ body: (UIWindow) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.rootViewController = UIHostingController(rootView: view.ignoresSafeArea())
    window.isHidden = false
    _ = CommitCycle.shared.frame
    body(window)
    window.isHidden = true
  }

  /// The elements in the window, with the middle of each.
  private func elements(in window: UIWindow) -> [(element: Element, center: CGPoint)] {
    let frame = CommitCycle.shared.frame
    guard let root = frame.elements.children.first(where: { $0.viewID == window.viewID }) else { return [] }
    var found: [(Element, CGPoint)] = []
    func collect(_ element: Element, _ origin: CGPoint) {
      let box = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      found.append((element, CGPoint(x: box.midX, y: box.midY)))
      for child in element.children { collect(child, box.origin) }
    }
    collect(root, .zero)
    return found
  }

  private func tap(_ point: CGPoint) {
    for (phase, time) in [(TouchEvent.Phase.began, 0.0), (.ended, 0.05)] {
      let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
    }
    _ = CommitCycle.shared.frame
  }

  @Test("Markers and views lie at their places")
  func content() {
    let map = Map(position: .constant(.region(region))) {
      ForEach(towns) { Marker($0.name, coordinate: $0.place) }
      Annotation("Home", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 0)) { Text("home") }
      if towns.isEmpty { UserAnnotation() }
    }
    withWindow(map) { window in
      let found = elements(in: window)
      #expect(found.contains { $0.element.type == .map })
      #expect(found.first { $0.element.label == "Ada" }?.center == CGPoint(x: 200, y: 200))
      #expect(found.first { $0.element.label == "Bo" }?.center == CGPoint(x: 300, y: 200))
      #expect(found.first { $0.element.label == "home" }?.center.y == 100)
    }
  }

  @Test("The camera stays within its bounds")
  func bounds() {
    func width(_ bounds: MapCameraBounds) -> Double { bounds.limited(region).span.latitudeDelta * 111_319 }
    #expect(abs(width(MapCameraBounds(minimumDistance: 250, maximumDistance: 1000)) - 1000) < 5)
    #expect(MapCameraBounds(maximumDistance: .infinity).limited(region).span.latitudeDelta == region.span.latitudeDelta)
    let far = CLLocationCoordinate2D(latitude: 20, longitude: 30)
    let bounds = MapCameraBounds(
      centerCoordinateBounds: MKCoordinateRegion(
        center: far, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 4)))
    let center = bounds.limited(region).center
    #expect(abs(center.latitude - 20) < 1e-6 && abs(center.longitude - 28) < 1e-6)
    #expect(bounds != MapCameraBounds() && bounds == bounds)
    withWindow(Map(bounds: bounds) { Marker("Far", coordinate: far) }) { window in
      #expect(elements(in: window).contains { $0.element.label == "Far" })
    }
  }

  @Test("A tap selects, and so does the app")
  func selection() {
    struct Example: View {
      let towns: [Town]
      let region: MKCoordinateRegion
      @State private var selected: Int?

      var body: some View {
        Map(initialPosition: .region(region), selection: $selected) {
          ForEach(towns) { Marker($0.name, coordinate: $0.place).tag($0.id) }
        }
        .overlay(alignment: .top) { Text(selected.map { "town \($0)" } ?? "none") }
      }
    }
    withWindow(Example(towns: towns, region: region)) { window in
      #expect(elements(in: window).contains { $0.element.label == "none" })
      tap(CGPoint(x: 300, y: 200))
      #expect(elements(in: window).contains { $0.element.label == "town 1" })
      tap(CGPoint(x: 300, y: 200))
      #expect(elements(in: window).contains { $0.element.label == "none" })
    }
  }

  @Test("Maps of the older kind show what is made of their items")
  func items() {
    let map = Map(coordinateRegion: .constant(region), annotationItems: towns) { town in
      MapAnnotation(coordinate: town.place) { Text(town.name) }
    }
    withWindow(map) { window in
      let found = elements(in: window).filter { $0.element.type == .staticText }
      #expect(found.map(\.element.label) == ["Ada", "Bo"])
      #expect(abs((found.last?.center.x ?? 0) - 300) < 1)
    }
  }

  @Test("Points are taken to coordinates and back")
  func proxy() {
    var found: CLLocationCoordinate2D?
    let reader = MapReader { proxy in
      Map(initialPosition: .region(region)).onTapGesture { found = proxy.convert($0, from: .local) }
    }
    withWindow(reader) { _ in tap(CGPoint(x: 300, y: 100)) }
    #expect(found?.latitude == 1 && found?.longitude == 1)
  }

  @Test("Without a position all content is in sight")
  func automatic() {
    let region = MKCoordinateRegion(around: towns.map(\.place))
    #expect(towns.allSatisfy { region.contains($0.place) })
    #expect(MapCameraPosition.automatic.region == nil)
    #expect(MapCameraPosition.region(region) == .region(region) && MapCameraPosition.region(region) != .automatic)
  }
}
