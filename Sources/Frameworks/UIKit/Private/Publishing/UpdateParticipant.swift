/// An object with work to do in the update phase of a commit.
@_spi(Windfall) @MainActor public protocol UpdateParticipant: AnyObject {
  /// Does the work; may change views and enqueue further updates.
  func performUpdate()
}
