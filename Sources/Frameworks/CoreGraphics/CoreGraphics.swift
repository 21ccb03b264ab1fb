@_exported import Foundation
@_exported import struct WindfallCore.CGAffineTransform
@_exported import struct WindfallCore.CGVector
