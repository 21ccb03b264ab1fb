/// See [CLRegionState](https://developer.apple.com/documentation/corelocation/clregionstate).
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}
