import WindfallCore

/// Turns the device or changes its settings.
struct SetDeviceCommand: AutomationCommand {
  let setting: DeviceSetting

  func run(on app: any AutomatedApp) throws(AutomationFailure) -> CommandOutcome {
    try app.setDevice(setting)
    return .settle(.done)
  }
}
