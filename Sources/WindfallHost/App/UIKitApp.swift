import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// The app of this process, as UIKit has it.
final class UIKitApp: AutomatedApp {
  var frame: Frame { CommitCycle.shared.frame }

  var isCommitPending: Bool { CommitCycle.shared.isCommitPending }

  var onPublish: ((Frame) -> Void)? {
    get { CommitCycle.shared.onPublish }
    set { CommitCycle.shared.onPublish = newValue }
  }

  var state: AutomationAppState { UIApplication.shared.applicationState == .background ? .background : .foreground }

  func deliver(_ event: InputEvent) -> Bool { UIApplication.shared.deliver(event) }

  func scrollToVisible(_ viewID: UInt64) { UIView.view(withID: viewID)?.scrollToVisible() }

  func denyPermissions(before viewID: UInt64) { PermissionAlert.deny(unlessShowing: viewID) }

  func hitPoint(_ viewID: UInt64) -> CGPoint? { UIView.hitPoint(of: viewID) }

  func sliderWay(_ viewID: UInt64, to position: Double) -> (from: CGPoint, to: CGPoint)? {
    (UIView.view(withID: viewID) as? UISlider)?.thumbWay(to: position)
  }

  func turnWheel(_ viewID: UInt64, to value: String) -> Bool {
    (UIView.view(withID: viewID) as? PickerWheel)?.turn(to: value) ?? false
  }

  func setState(_ state: AutomationAppState) throws(AutomationFailure) {
    switch state {
    case .background: UIApplication.shared.moveToBackground()
    case .foreground: UIApplication.shared.moveToForeground()
    }
  }

  func setDevice(_ setting: DeviceSetting) throws(AutomationFailure) {
    switch setting {
    case .orientation(let number):
      guard let orientation = UIDeviceOrientation(rawValue: number) else {
        throw AutomationFailure(.invalidRequest, message: "There is no device orientation \(number)")
      }
      UIApplication.shared.deviceDidTurn(to: orientation)
    case .darkAppearance(let isDark): UIApplication.shared.deviceDidChange(style: isDark ? .dark : .light)
    }
  }

  func open(_ url: URL) throws(AutomationFailure) {
    UIApplication.shared.moveToForeground()
    guard UIApplication.shared.receive(url) else {
      throw AutomationFailure(.invalidRequest, message: "The app has no URL scheme for \(url.absoluteString)")
    }
  }
}
