/// Says that a closure ended in a trap.
public final class BadInstructionException {
  init() {}
}
