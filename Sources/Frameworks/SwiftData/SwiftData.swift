@_exported import Foundation
@_exported import FoundationOverlay
@_exported import Observation
