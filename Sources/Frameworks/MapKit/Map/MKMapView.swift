@_spi(Windfall) import UIKit
@_spi(Windfall) import WindfallCore

/// See [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
///
/// An empty map: it tells its delegate that it could not be loaded. Annotations have their views at their places; a tap
/// selects one. Its region is the one that was set, also where that has another shape than the view. Overlays are not
/// drawn, and the person's location is not known.
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open private(set) var userLocation = MKUserLocation()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  private var ownRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  private var ownCamera: MKMapCamera?
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var pool = AnnotationPool()
  private var hasAnnounced = false
  private var trackingMode = MKUserTrackingMode.none

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let element = coder.nibElement else { return }
    let types: [String: MKMapType] = [
      "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
      "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
    ]
    mapType = element["mapType"].flatMap { types[$0] } ?? .standard
    isZoomEnabled = element["zoomEnabled"] != "NO"
    isScrollEnabled = element["scrollEnabled"] != "NO"
    isRotateEnabled = element["rotateEnabled"] != "NO"
    isPitchEnabled = element["pitchEnabled"] != "NO"
    showsUserLocation = element["showsUserLocation"] == "YES"
  }

  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      guard showsUserLocation else {
        delegate?.mapViewDidStopLocatingUser(self)
        return
      }
      delegate?.mapViewWillStartLocatingUser(self)
      Task { delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied)) }
    }
  }

  open var isUserLocationVisible: Bool { false }

  @_spi(Windfall) open override var elementType: ElementType { .map }

  // MARK: - Region

  open var region: MKCoordinateRegion {
    get { ownRegion }
    set { setRegion(newValue, animated: false) }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    precondition(CLLocationCoordinate2DIsValid(region.center), "Invalid Region")
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    ownRegion = region
    ownCamera = nil
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Its distance says how much of the ground the region covers; a map that is looked at from the side shows the same.
  open var camera: MKMapCamera {
    get { ownCamera ?? MKMapCamera(seeing: region) }
    set { setCamera(newValue, animated: false) }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let meters = camera.visibleMeters
    setRegion(
      MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters),
      animated: animated)
    ownCamera = camera
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: - Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
    setNeedsLayout()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      pool.keep(view)
    }
  }

  /// Moves the map so that all of them are in it.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
    let span = MKCoordinateSpan(
      latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2))
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  open var annotationVisibleCount: Int { views.values.count { !$0.isHidden } }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    pool.classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    pool.take(identifier)
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = pool.take(identifier, for: annotation) else {
      preconditionFailure("unable to dequeue an annotation view with identifier \(identifier): register a class for it")
    }
    return view
  }

  // MARK: - Selection

  open var selectedAnnotations: [any MKAnnotation] {
    get { annotations.filter { view(for: $0)?.isSelected == true } }
    set {
      for annotation in selectedAnnotations where !newValue.contains(where: { $0 === annotation }) {
        deselectAnnotation(annotation, animated: false)
      }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    layoutIfNeeded()
    guard let view = view(for: annotation), view.isEnabled, !view.isSelected else { return }
    for other in selectedAnnotations { deselectAnnotation(other, animated: animated) }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), view.isSelected else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: - Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  // MARK: - Layout

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasAnnounced else { return }
    hasAnnounced = true
    Task {
      delegate?.mapViewWillStartLoadingMap(self)
      delegate?.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var added: [MKAnnotationView] = []
    for annotation in annotations where region.contains(annotation.coordinate) {
      let key = ObjectIdentifier(annotation)
      if views[key] == nil {
        let view =
          delegate?.mapView(self, viewFor: annotation)
          ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.annotation = annotation
        views[key] = view
        added.append(view)
        addSubview(view)
        view.addGestureRecognizer(TapRecognizer { [weak self] in self?.tap(annotation) })
      }
    }
    for annotation in annotations { place(annotation) }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func tap(_ annotation: any MKAnnotation) {
    if view(for: annotation)?.isSelected == true {
      deselectAnnotation(annotation, animated: true)
    } else {
      selectAnnotation(annotation, animated: true)
    }
  }

  private func place(_ annotation: any MKAnnotation) {
    guard let view = view(for: annotation) else { return }
    view.isHidden = !region.contains(annotation.coordinate)
    let point = point(of: annotation.coordinate)
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  /// Where a coordinate lies in the view.
  func point(of coordinate: CLLocationCoordinate2D) -> CGPoint { region.point(of: coordinate, in: bounds.size) }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D { region.coordinate(at: point, in: bounds.size) }
}
