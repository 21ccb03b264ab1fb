/// See [CHHapticParameterCurve](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve).
open class CHHapticParameterCurve: NSObject {
  /// See [CHHapticParameterCurve.ControlPoint](https://developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint).
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
      super.init()
    }
  }

  open private(set) var parameterID: CHHapticDynamicParameter.ID
  open private(set) var controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
    super.init()
  }
}
