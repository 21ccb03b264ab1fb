import Foundation

extension Timer {
  /// What `Timer()` makes on iOS: a timer that never fires, for properties that get a real one later.
  public static func windfallInvalid() -> Timer {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
  }
}
