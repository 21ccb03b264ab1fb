@_exported import DarwinOverlay
@_exported import ObjectiveC
