/// See [CMPedometerData](https://developer.apple.com/documentation/coremotion/cmpedometerdata).
///
/// A pedometer never makes one. One that an app makes has counted nothing.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open private(set) var startDate = Date()
  open private(set) var endDate = Date()
  open private(set) var numberOfSteps = NSNumber(value: 0)
  open private(set) var distance: NSNumber?
  open private(set) var floorsAscended: NSNumber?
  open private(set) var floorsDescended: NSNumber?
  open private(set) var currentPace: NSNumber?
  open private(set) var currentCadence: NSNumber?
  open private(set) var averageActivePace: NSNumber?
}
