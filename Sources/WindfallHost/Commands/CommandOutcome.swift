import WindfallCore

/// When a request is answered, and with what.
enum CommandOutcome {
  case reply(AutomationReply)
  /// As soon as the app has nothing left to do.
  case settle(AutomationReply)
  /// As soon as the closure gives a reply, asked now and after each commit; or with the last one when time is up.
  case wait(seconds: Double, reply: @MainActor () throws(AutomationFailure) -> AutomationReply?, late: AutomationReply)
  /// After which the process ends.
  case terminate
}
