@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
