/// See [CHHapticEventParameter](https://developer.apple.com/documentation/corehaptics/chhapticeventparameter).
open class CHHapticEventParameter: NSObject {
  open private(set) var parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}
