/// See [CMMotionActivity](https://developer.apple.com/documentation/coremotion/cmmotionactivity).
///
/// A manager never makes one. One that an app makes is none that is known.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  open private(set) var confidence = CMMotionActivityConfidence.low
  open private(set) var startDate = Date()
  open private(set) var unknown = false
  open private(set) var stationary = false
  open private(set) var walking = false
  open private(set) var running = false
  open private(set) var automotive = false
  open private(set) var cycling = false
}
