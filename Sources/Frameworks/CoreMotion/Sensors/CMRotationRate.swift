/// See [CMRotationRate](https://developer.apple.com/documentation/coremotion/cmrotationrate).
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
