/// The names that UIKit's [notifications](https://developer.apple.com/documentation/foundation/nsnotification/name) had in
/// language mode 4.
extension NSNotification.Name {
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Self { UIResponder.keyboardWillChangeFrameNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Self { UIResponder.keyboardDidChangeFrameNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Self { UIApplication.didFinishLaunchingNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Self { UIApplication.didBecomeActiveNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Self { UIApplication.willResignActiveNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Self { UIApplication.didEnterBackgroundNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Self { UIApplication.willEnterForegroundNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Self { UIApplication.didReceiveMemoryWarningNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Self { UIDevice.orientationDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: Self { UIDevice.batteryLevelDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: Self { UIDevice.batteryStateDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: Self { UIPasteboard.changedNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Self { UITextField.textDidBeginEditingNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Self { UITextField.textDidEndEditingNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Self { UITextView.textDidBeginEditingNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
}
