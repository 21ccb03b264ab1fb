import ObjectiveC

/// The properties of a map that interface files set.
enum MapProperties {
  @MainActor static func add(to table: MethodTable) {
    table.addUnobserved("delegate", \MKMapView.delegateObject)
    table.addUnobserved("showsUserLocation", \MKMapView.showsUserLocation)
    table.addUnobserved("region", \MKMapView.region)
  }
}

extension MKMapView {
  fileprivate var delegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any MKMapViewDelegate }
  }
}

/// ObjectiveC looks for this function by the module's name, so that an app has to export it.
@_cdecl("windfall_framework_methods_MapKit")
@_spi(Windfall) public nonisolated func windfall_framework_methods_MapKit(_ table: UnsafeMutableRawPointer) {
  nonisolated(unsafe) let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  MainActor.assumeIsolated { MapProperties.add(to: table) }
}
