/// See [MKMapRect](https://developer.apple.com/documentation/mapkit/mkmaprect).
public struct MKMapRect: Sendable {
  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension MKMapRect {
  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether the rectangle goes beyond the map's left or right edge, where its ends meet.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// What lies beyond the map's edge, at the place where it is on the map.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapSize.world.width
    return minX < 0
      ? MKMapRect(minX: minX + world, minY: minY, maxX: world, maxY: maxY)
      : MKMapRect(minX: 0, minY: minY, maxX: maxX - world, maxY: maxY)
  }

  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    return MKMapRect(
      minX: min(minX, rect2.minX), minY: min(minY, rect2.minY), maxX: max(maxX, rect2.maxX),
      maxY: max(maxY, rect2.maxY))
  }

  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard !isNull, !rect2.isNull else { return .null }
    let (left, right) = (max(minX, rect2.minX), min(maxX, rect2.maxX))
    let (top, bottom) = (max(minY, rect2.minY), min(maxY, rect2.maxY))
    guard left <= right, top <= bottom else { return .null }
    return MKMapRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
    return MKMapRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Two parts of the rectangle: what lies within a distance of an edge, and the rest.
  public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
    let (across, down) = (min(max(distance, 0), width), min(max(distance, 0), height))
    let left = edge == .maxXEdge ? maxX - across : minX + across
    let top = edge == .maxYEdge ? maxY - down : minY + down
    let west = MKMapRect(minX: minX, minY: minY, maxX: left, maxY: maxY)
    let east = MKMapRect(minX: left, minY: minY, maxX: maxX, maxY: maxY)
    let north = MKMapRect(minX: minX, minY: minY, maxX: maxX, maxY: top)
    let south = MKMapRect(minX: minX, minY: top, maxX: maxX, maxY: maxY)
    return switch edge {
    case .minXEdge: (west, east)
    case .maxXEdge: (east, west)
    case .minYEdge: (north, south)
    case .maxYEdge: (south, north)
    }
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func contains(_ rect2: MKMapRect) -> Bool {
    !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
  }

  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }
}

/// See [MKMapSize](https://developer.apple.com/documentation/mapkit/mkmapsize).
public struct MKMapSize: Sendable {
  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)

  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
