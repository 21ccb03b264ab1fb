/// See [CMAttitude](https://developer.apple.com/documentation/coremotion/cmattitude).
///
/// A manager never makes one.
open class CMAttitude: NSObject {
  open private(set) var roll = 0.0
  open private(set) var pitch = 0.0
  open private(set) var yaw = 0.0
}
