import WindfallCore

extension ElementHandle {
  /// What the screen of the app shows.
  func displayList() throws(AppFailure) -> DisplayList {
    guard case .displayList(let list) = try session.send(.displayList) else { throw Self.wrongReply }
    return list
  }
}
