/// See [CLLocationDegrees](https://developer.apple.com/documentation/corelocation/cllocationdegrees).
public typealias CLLocationDegrees = Double

/// See [CLLocationDistance](https://developer.apple.com/documentation/corelocation/cllocationdistance).
public typealias CLLocationDistance = Double

/// See [CLLocationAccuracy](https://developer.apple.com/documentation/corelocation/cllocationaccuracy).
public typealias CLLocationAccuracy = Double

/// See [CLLocationSpeed](https://developer.apple.com/documentation/corelocation/cllocationspeed).
public typealias CLLocationSpeed = Double

/// See [CLLocationSpeedAccuracy](https://developer.apple.com/documentation/corelocation/cllocationspeedaccuracy).
public typealias CLLocationSpeedAccuracy = Double

/// See [CLLocationDirection](https://developer.apple.com/documentation/corelocation/cllocationdirection).
public typealias CLLocationDirection = Double

/// See [CLLocationDirectionAccuracy](https://developer.apple.com/documentation/corelocation/cllocationdirectionaccuracy).
public typealias CLLocationDirectionAccuracy = Double

public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
