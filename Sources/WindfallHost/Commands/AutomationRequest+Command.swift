import WindfallCore

extension AutomationRequest {
  /// What answers the request.
  @MainActor var command: any AutomationCommand {
    switch self {
    case .ready: ReadyCommand()
    case .exists(let query): ExistsCommand(query: query)
    case .isHittable(let query): IsHittableCommand(query: query)
    case .resolve(let query, let withChildren): ResolveCommand(query: query, withChildren: withChildren)
    case .count(let query): CountCommand(query: query)
    case .resolveAll(let query): ResolveAllCommand(query: query)
    case .snapshot: SnapshotCommand()
    case .displayList: DisplayListCommand()
    case .perform(let gesture, let target): PerformCommand(gesture: gesture, target: target)
    case .typeText(let query, let text): TypeTextCommand(query: query, text: text)
    case .typeKey(let query, let key, let modifiers): TypeKeyCommand(query: query, key: key, modifiers: modifiers)
    case .adjustSlider(let query, let position): AdjustSliderCommand(query: query, position: position)
    case .adjustPickerWheel(let query, let value): AdjustPickerWheelCommand(query: query, value: value)
    case .wait(let query, let condition, let seconds):
      WaitCommand(query: query, condition: condition, seconds: seconds)
    case .waitForFrame(let revision, let seconds): WaitForFrameCommand(revision: revision, seconds: seconds)
    case .setState(let state): SetStateCommand(state: state)
    case .state: StateCommand()
    case .open(let url): OpenCommand(url: url)
    case .setDevice(let setting): SetDeviceCommand(setting: setting)
    case .terminate: TerminateCommand()
    }
  }
}
