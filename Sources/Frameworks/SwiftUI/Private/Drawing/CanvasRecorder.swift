import WindfallCore

/// What the copies of one graphics context have drawn.
final class CanvasRecorder {
  var items: [DisplayItem] = []
}
