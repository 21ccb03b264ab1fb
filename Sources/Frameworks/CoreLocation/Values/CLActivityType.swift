/// See [CLActivityType](https://developer.apple.com/documentation/corelocation/clactivitytype).
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
