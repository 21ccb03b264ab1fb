import Foundation

/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// Reads what `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }

  public var isSuccess: Bool { self == .exited(0) }
}

extension ExitStatus: CustomStringConvertible {
  private static let signalNames: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV",
    SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
    SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
  ]

  public var description: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let signal): Self.signalNames[signal] ?? "signal \(signal)"
    }
  }
}
