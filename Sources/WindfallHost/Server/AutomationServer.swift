import CWindfallHost
import Foundation
import WindfallCore

/// Serves the one client of an automation socket on the main run loop.
///
/// Requests are answered in order; while one waits for the app, later ones stay unread.
@MainActor package final class AutomationServer {
  private enum Pending {
    case nothing
    case settling(Settling, reply: AutomationReply)
    case waiting(Wait)
  }

  private final class Wait {
    let reply: @MainActor () throws(AutomationFailure) -> AutomationReply?
    let late: AutomationReply
    let timer: Timer

    init(
      reply: @escaping @MainActor () throws(AutomationFailure) -> AutomationReply?, late: AutomationReply, timer: Timer
    ) {
      self.reply = reply
      self.late = late
      self.timer = timer
    }
  }

  private let app: any AutomatedApp
  private let connection: AutomationConnection
  private var pending = Pending.nothing

  package init(app: any AutomatedApp, descriptor: Int32) {
    self.app = app
    connection = AutomationConnection(descriptor: descriptor)
  }

  /// Begins to serve; the run loop calls back for as long as the process lives, which keeps the server.
  package func start() {
    windfall_count_background_jobs(WINDFALL_TASKS)
    let server = Unmanaged.passRetained(self).toOpaque()
    windfall_watch_input(connection.descriptor, { AutomationServer.from($0)?.readRequests() }, server)
    windfall_observe_waiting({ AutomationServer.from($0)?.runLoopWillWait() }, server)
    app.onPublish = { [unowned self] _ in self.evaluateWait() }
  }

  private nonisolated static func from(_ pointer: UnsafeMutableRawPointer?) -> Callbacks? {
    pointer.map { Callbacks(server: Unmanaged<AutomationServer>.fromOpaque($0).takeUnretainedValue()) }
  }

  /// The run loop's C callbacks, which come on the main thread without Swift knowing it.
  private struct Callbacks {
    let server: AutomationServer

    func readRequests() { MainActor.assumeIsolated { server.readRequests() } }
    func runLoopWillWait() { MainActor.assumeIsolated { server.runLoopWillWait() } }
  }

  private func readRequests() {
    while case .nothing = pending {
      switch connection.nextMessage() {
      case .message(let bytes): handle(bytes)
      case .none: return
      case .closed:
        // Whoever started the app is gone.
        end()
      }
    }
  }

  private func handle(_ bytes: [UInt8]) {
    do {
      let request = try AutomationRequest(wireBytes: bytes)
      begin(try request.command.run(on: app))
    } catch let failure as AutomationFailure {
      connection.send(.failure(failure))
    } catch {
      connection.send(.failure(AutomationFailure(.invalidRequest, message: "The request cannot be read: \(error)")))
    }
  }

  private func begin(_ outcome: CommandOutcome) {
    switch outcome {
    case .reply(let reply): connection.send(reply)
    case .settle(let reply):
      pending = .settling(Settling(), reply: reply)
      // The run loop must come to its end of a turn even if nothing else happens.
      windfall_wake_main()
    case .wait(let seconds, let reply, let late):
      // Without a date, a timer of Foundation on Linux fires at once.
      let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [unowned self] _ in
        MainActor.assumeIsolated { self.endWait() }
      }
      pending = .waiting(Wait(reply: reply, late: late, timer: timer))
      evaluateWait()
      guard case .waiting = pending else { return }
      if seconds > 0 { RunLoop.main.add(timer, forMode: .common) } else { endWait() }
    case .terminate:
      saveDefaults()
      connection.send(.done)
      end()
    }
  }

  private func end() -> Never {
    saveDefaults()
    fflush(nil)
    _exit(0)
  }

  /// On iOS another process holds the defaults, so that no end of the app loses them.
  private func saveDefaults() { UserDefaults.standard.synchronize() }

  private func evaluateWait() {
    guard case .waiting(let wait) = pending else { return }
    let answer: AutomationReply
    do throws(AutomationFailure) {
      guard let reply = try wait.reply() else { return }
      answer = reply
    } catch {
      answer = .failure(error)
    }
    // Looking at the frame may commit, and that commit's own evaluation may have answered already.
    guard case .waiting(let current) = pending, current === wait else { return }
    finish(answer, timer: wait.timer)
  }

  private func endWait() {
    guard case .waiting(let wait) = pending else { return }
    finish(wait.late, timer: wait.timer)
  }

  private func finish(_ reply: AutomationReply, timer: Timer? = nil) {
    timer?.invalidate()
    pending = .nothing
    connection.send(reply)
    // The next request may have come while this one waited, and its arrival is not told again.
    windfall_wake_main()
  }

  private func runLoopWillWait() {
    switch pending {
    case .nothing: readRequests()
    case .waiting: break
    case .settling(var settling, let reply):
      switch settling.turn(app) {
      case .goOn:
        pending = .settling(settling, reply: reply)
        windfall_wake_main()
      case .settled:
        saveDefaults()
        finish(reply)
      case .gaveUp(let reason):
        FileHandle.standardError.write(Data("windfall: \(reason)\n".utf8))
        finish(reply)
      }
    }
  }
}
