import Foundation
import WindfallCore

/// What automation needs of an app; UIKit has it, and tests bring a small one of their own.
@MainActor package protocol AutomatedApp: AnyObject {
  /// The latest frame, after a commit where one is due.
  var frame: Frame { get }
  var isCommitPending: Bool { get }
  /// Called with each new frame.
  var onPublish: ((Frame) -> Void)? { get set }
  var state: AutomationAppState { get }

  /// False when nothing took the event.
  func deliver(_ event: InputEvent) -> Bool
  /// Scrolls the view into what can be seen of the views around it.
  func scrollToVisible(_ viewID: UInt64)
  /// Takes away what the system asks in front of the view, as a person does who denies it; other alerts stay.
  func denyPermissions(before viewID: UInt64)
  /// A point of the screen at which a touch reaches the view; nil when there is none.
  func hitPoint(_ viewID: UInt64) -> CGPoint?
  /// Where a drag of a slider's thumb begins and ends that moves it to a share of its range; nil where there is no thumb.
  func sliderWay(_ viewID: UInt64, to position: Double) -> (from: CGPoint, to: CGPoint)?
  /// Turns a wheel of a picker as a finger does; false when it has no such value.
  func turnWheel(_ viewID: UInt64, to value: String) -> Bool
  func setState(_ state: AutomationAppState) throws(AutomationFailure)
  func open(_ url: URL) throws(AutomationFailure)
  func setDevice(_ setting: DeviceSetting) throws(AutomationFailure)
}
