import Foundation

/// Nothing on the volume can be purged, so what is available is so for every usage: the keys are one.
extension URLResourceKey {
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
}
