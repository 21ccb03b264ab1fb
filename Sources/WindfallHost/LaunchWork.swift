import Foundation

/// What an app has set off while it was launched: blocks and tasks on the main queue, timers that are due, and what is
/// short in the background, such as the beginning of a request.
///
/// On iOS, the run loop of an app has turned for a while before its first unit test begins.
@MainActor enum LaunchWork {
  /// Long enough for what comes to an end; tests of an app that always has something due begin all the same.
  private static let limit = Duration.seconds(1)

  /// Runs the main run loop until the app has nothing left to do.
  static func finish(in app: any AutomatedApp) {
    var settling = Settling(limit: limit)
    while case .goOn = settling.turn(app) { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}
