/// See [GKStateMachine](https://developer.apple.com/documentation/gameplaykit/gkstatemachine).
open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    // Of states of one class the last counts, as in a dictionary of classes.
    var byClass: [ObjectIdentifier: GKState] = [:]
    for state in states { byClass[ObjectIdentifier(type(of: state))] = state }
    self.states = states.filter { byClass[ObjectIdentifier(type(of: $0))] === $0 }
    super.init()
    for state in self.states { state.stateMachine = self }
  }

  public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    state(of: stateClass) as? StateType
  }

  /// Any state can be the first.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard state(of: stateClass) != nil else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = state(of: stateClass) else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  private func state(of type: AnyClass) -> GKState? { states.first { Swift.type(of: $0) == type } }
}

/// See [GKState](https://developer.apple.com/documentation/gameplaykit/gkstate).
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  open func didEnter(from previousState: GKState?) {}

  open func update(deltaTime seconds: TimeInterval) {}

  open func willExit(to nextState: GKState) {}
}
