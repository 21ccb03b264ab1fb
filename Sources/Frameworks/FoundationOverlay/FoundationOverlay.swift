@_exported import DarwinOverlay
