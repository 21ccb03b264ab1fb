/// How far a gesture is.
public enum _GesturePhase: Sendable {
  case changed, ended, cancelled
}
