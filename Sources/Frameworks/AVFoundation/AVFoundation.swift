@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
