/// See [CMPedometerEvent](https://developer.apple.com/documentation/coremotion/cmpedometerevent).
///
/// A pedometer never makes one.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open private(set) var date = Date()
  open private(set) var type = CMPedometerEventType.pause
}
