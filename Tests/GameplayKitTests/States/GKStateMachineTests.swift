import GameplayKit
import Testing

@Suite struct GKStateMachineTests {
  private class Recorded: GKState {
    var log: [String] = []

    override func didEnter(from previousState: GKState?) {
      log.append("enter from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }

    override func willExit(to nextState: GKState) { log.append("exit to \(type(of: nextState))") }

    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
  }

  private final class Idle: Recorded {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
  }

  private final class Running: Recorded {}

  private final class Missing: GKState {}

  @Test("States follow each other as they allow it, and are told")
  func states() {
    let (idle, running) = (Idle(), Running())
    let machine = GKStateMachine(states: [idle, running])
    #expect(machine.currentState == nil && machine.canEnterState(Running.self) && idle.stateMachine === machine)
    #expect(machine.enter(Idle.self) && machine.currentState === idle)
    #expect(!machine.enter(Idle.self) && !machine.canEnterState(Idle.self))
    machine.update(deltaTime: 0.5)
    #expect(machine.enter(Running.self) && machine.currentState === running)
    #expect(!machine.enter(Missing.self) && machine.state(forClass: Missing.self) == nil)
    #expect(machine.state(forClass: Idle.self) === idle)
    #expect(idle.log == ["enter from nothing", "0.5", "exit to Running"] && running.log == ["enter from Idle"])
  }
}
