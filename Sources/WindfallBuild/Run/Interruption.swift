import Foundation
import Glibc

/// The write end that the signal handler uses; a plain global, because a handler must not initialise anything.
nonisolated(unsafe) private var interruptionWriter: Int32 = -1
nonisolated(unsafe) private var interruptionReader: Int32 = -1
nonisolated(unsafe) private var interruptionSignal: Int32 = 0

/// The request to stop, by Ctrl-C or by a signal that ends processes.
///
/// After `install()` every event loop throws one, so that whoever started processes and made folders cleans up on the
/// way out.
public struct Interruption: Error, CustomStringConvertible, Sendable {
  /// The signal that came first.
  public let signal: Int32
  /// What was running at that moment, if anything with a name was.
  public var running: String?

  /// What a shell shows for a command that a signal ended: 130 after Ctrl-C.
  public var exitStatus: Int32 { 128 + signal }

  public var description: String { running.map { "interrupted while running \($0)" } ?? "interrupted" }

  /// Catches the signals from now on; those of failed writes are ignored.
  public static func install() throws(SystemError) {
    guard interruptionWriter < 0 else { return }
    let ends = try SystemCalls.pipe()
    SystemCalls.makeNonblocking(ends.write)
    interruptionReader = ends.read
    interruptionWriter = ends.write
    ignoreWriteSignals()
    for number in numbers {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let saved = errno
        if interruptionSignal == 0 { interruptionSignal = number }
        var byte: UInt8 = 0
        _ = write(interruptionWriter, &byte, 1)
        errno = saved
      }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    // A parent that blocks signals on the thread that starts processes hands that on.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in numbers { sigaddset(&unblocked, number) }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Lets the signals end the process from now on, as they do by themselves; the process has nothing left to clean up.
  public static func uninstall() {
    for number in numbers { Glibc.signal(number, SIG_DFL) }
    // One that came just before would go unnoticed.
    if interruptionSignal != 0 { raise(interruptionSignal) }
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Both are errors of the call that writes, which says more than the end of the process.
  static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { Glibc.signal(number, SIG_IGN) }
  }

  /// Readable for ever once a signal has come; nil before `install()`.
  static var descriptor: Int32? { interruptionReader < 0 ? nil : interruptionReader }

  /// Throws when a signal has come: for work that runs long without starting a process.
  public static func check() throws(Interruption) {
    if interruptionSignal != 0 { throw Interruption(signal: interruptionSignal) }
  }
}
