@_spi(Windfall) import FoundationOverlay

/// See [SystemSoundID](https://developer.apple.com/documentation/audiotoolbox/systemsoundid).
public typealias SystemSoundID = UInt32

/// See [kSystemSoundID_Vibrate](https://developer.apple.com/documentation/audiotoolbox/ksystemsoundid_vibrate).
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// See [AudioServicesPlaySystemSound(_:)](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)).
///
/// Nobody hears it.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// See [AudioServicesPlayAlertSound(_:)](https://developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:)).
///
/// Nobody hears it.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// See [AudioServicesPlaySystemSoundWithCompletion(_:_:)](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)).
///
/// The sound has ended at once.
@preconcurrency public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  if let inCompletionBlock { Callback(inCompletionBlock).callOnMain() }
}
