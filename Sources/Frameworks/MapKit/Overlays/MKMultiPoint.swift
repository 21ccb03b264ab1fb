/// See [MKMultiPoint](https://developer.apple.com/documentation/mapkit/mkmultipoint).
open class MKMultiPoint: MKShape {
  /// Memory of its own, as `points()` hands out an address that holds while the shape lives.
  private let memory: UnsafeMutablePointer<MKMapPoint>
  open private(set) var pointCount: Int

  /// A shape without a point, as on iOS.
  public override init() {
    memory = .allocate(capacity: 0)
    pointCount = 0
    super.init()
  }

  init(all points: some Collection<MKMapPoint>) {
    pointCount = points.count
    memory = .allocate(capacity: pointCount)
    _ = UnsafeMutableBufferPointer(start: memory, count: pointCount).initialize(from: points)
    super.init()
  }

  deinit { memory.deallocate() }

  open override var coordinate: CLLocationCoordinate2D {
    pointCount == 0 ? kCLLocationCoordinate2DInvalid : memory[pointCount / 2].coordinate
  }

  open func points() -> UnsafeMutablePointer<MKMapPoint> { memory }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    precondition(
      range.location >= 0 && range.location + range.length <= pointCount, "\(range) is beyond \(pointCount) points")
    for place in 0..<range.length { coords[place] = memory[range.location + place].coordinate }
  }

  /// The least rectangle that holds all points.
  var bounds: MKMapRect {
    UnsafeBufferPointer(start: memory, count: pointCount)
      .reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }
}

/// See [MKPolygon](https://developer.apple.com/documentation/mapkit/mkpolygon).
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public override init() { super.init() }

  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
    self.interiorPolygons = interiorPolygons
    super.init(all: UnsafeBufferPointer(start: points, count: count))
  }

  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(all: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  open var boundingMapRect: MKMapRect { bounds }
}

/// See [MKPolyline](https://developer.apple.com/documentation/mapkit/mkpolyline).
open class MKPolyline: MKMultiPoint, MKOverlay {
  public override init() { super.init() }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(all: UnsafeBufferPointer(start: points, count: count))
  }

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(all: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }

  open var boundingMapRect: MKMapRect { bounds }
}

/// See [MKGeodesicPolyline](https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline).
///
/// Has the points that it was made with; those that lie between them on the globe are not added.
open class MKGeodesicPolyline: MKPolyline {}

/// See [MKMultiPolygon](https://developer.apple.com/documentation/mapkit/mkmultipolygon).
open class MKMultiPolygon: MKShape, MKOverlay {
  open private(set) var polygons: [MKPolygon]

  public override convenience init() { self.init([]) }

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }

  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// See [MKMultiPolyline](https://developer.apple.com/documentation/mapkit/mkmultipolyline).
open class MKMultiPolyline: MKShape, MKOverlay {
  open private(set) var polylines: [MKPolyline]

  public override convenience init() { self.init([]) }

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }

  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
  /// The place in the middle; none of a rectangle that is null.
  var middle: CLLocationCoordinate2D {
    isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
  }
}
