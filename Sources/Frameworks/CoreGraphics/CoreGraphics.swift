@_exported import Foundation
import WindfallCore

public typealias CGAffineTransform = WindfallCore.CGAffineTransform
public typealias CGVector = WindfallCore.CGVector
