@_exported import CoreGraphics
@_exported import FoundationOverlay
@_exported import XCTest
@_exported import XCTestOverlay
