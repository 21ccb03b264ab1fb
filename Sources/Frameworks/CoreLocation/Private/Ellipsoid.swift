/// The figure of the Earth.
struct Ellipsoid: Sendable {
  let majorAxis: Double
  let flattening: Double

  static let wgs84 = Ellipsoid(majorAxis: 6_378_137, flattening: 1 / 298.257_223_563)

  /// The length of the shortest line on the surface, by Vincenty's formula.
  ///
  /// The iteration does not end for points that are nearly opposite; the way round a sphere of the mean radius stands
  /// in for it there.
  func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    let difference = (end.longitude - start.longitude).remainder(dividingBy: 360) * .pi / 180
    let first = reduced(start.latitude)
    let second = reduced(end.latitude)
    if start.latitude == end.latitude, difference == 0 { return 0 }
    var lambda = difference
    for _ in 0..<100 {
      let arc = Arc(first, second, lambda)
      let c = flattening / 16 * arc.cosSquaredAlpha * (4 + flattening * (4 - 3 * arc.cosSquaredAlpha))
      let next =
        difference + (1 - c) * flattening * arc.sinAlpha
        * (arc.sigma + c * arc.sinSigma * (arc.cosMiddle + c * arc.cosSigma * (2 * arc.cosMiddle * arc.cosMiddle - 1)))
      guard next.isFinite, abs(next) <= .pi * 2 else { break }
      if abs(next - lambda) < 1e-12 { return length(of: Arc(first, second, next)) }
      lambda = next
    }
    return sphericalDistance(from: start, to: end)
  }

  private func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * .pi / 180)) }

  private func length(of arc: Arc) -> Double {
    let minorAxis = majorAxis * (1 - flattening)
    let square = arc.cosSquaredAlpha * (majorAxis * majorAxis - minorAxis * minorAxis) / (minorAxis * minorAxis)
    let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let middle = arc.cosMiddle
    let inner = arc.cosSigma * (2 * middle * middle - 1)
    let outer = b / 6 * middle * (4 * arc.sinSigma * arc.sinSigma - 3) * (4 * middle * middle - 3)
    return minorAxis * a * (arc.sigma - b * arc.sinSigma * (middle + b / 4 * (inner - outer)))
  }

  private func sphericalDistance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
    let latitudes = (start.latitude * .pi / 180, end.latitude * .pi / 180)
    let height = sin((latitudes.1 - latitudes.0) / 2)
    let width = sin((end.longitude - start.longitude) * .pi / 360)
    let share = height * height + cos(latitudes.0) * cos(latitudes.1) * width * width
    return 2 * majorAxis * (1 - flattening / 3) * asin(min(1, share.squareRoot()))
  }

  /// The angles of a line between two points of the auxiliary sphere.
  private struct Arc {
    let sinSigma: Double
    let cosSigma: Double
    let sinAlpha: Double
    let cosSquaredAlpha: Double
    /// The cosine of twice the angle to the middle.
    let cosMiddle: Double

    var sigma: Double { atan2(sinSigma, cosSigma) }

    init(_ first: Double, _ second: Double, _ lambda: Double) {
      let across = cos(second) * sin(lambda)
      let along = cos(first) * sin(second) - sin(first) * cos(second) * cos(lambda)
      sinSigma = (across * across + along * along).squareRoot()
      cosSigma = sin(first) * sin(second) + cos(first) * cos(second) * cos(lambda)
      sinAlpha = sinSigma == 0 ? 0 : cos(first) * cos(second) * sin(lambda) / sinSigma
      cosSquaredAlpha = 1 - sinAlpha * sinAlpha
      // On the equator there is no middle.
      cosMiddle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sin(first) * sin(second) / cosSquaredAlpha
    }
  }
}
