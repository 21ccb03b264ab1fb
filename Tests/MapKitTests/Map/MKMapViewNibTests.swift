import MapKit
import Testing
import WindfallCore

@_spi(Windfall) import UIKit

@MainActor @Suite struct MKMapViewNibTests {
  private final class Owner: NSObject, MKMapViewDelegate {}

  @Test("Interface files have maps, with their attributes and outlets")
  func element() throws {
    let outlet = InterfaceElement(
      name: "outlet", attributes: ["property": "delegate", "destination": "-1", "id": "o-o-o"])
    let view = InterfaceElement(
      name: "mapView", attributes: ["id": "m-m-m", "mapType": "hybrid", "zoomEnabled": "NO"],
      children: [InterfaceElement(name: "connections", children: [outlet])])
    let placeholder = InterfaceElement(
      name: "placeholder", attributes: ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])
    let root = InterfaceElement(
      name: "document", children: [InterfaceElement(name: "objects", children: [placeholder, view])])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(InterfaceDocument(source: "Place.xib", root: root).wireBytes)
      .write(to: folder.appendingPathComponent("Place.nib"))
    let bundle = try #require(Bundle(url: folder))
    let owner = Owner()
    let objects = UINib(nibName: "Place", bundle: bundle).instantiate(withOwner: owner)
    let map = try #require(objects.first as? MKMapView)
    #expect(map.delegate === owner && map.mapType == .hybrid)
    #expect(!map.isZoomEnabled && map.isScrollEnabled && !map.showsUserLocation)
  }
}
