/// Animations as they were begun and committed before there were closures. Changes take effect at once; nobody is told
/// of the end.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  public class func commitAnimations() {}

  public class func setAnimationDuration(_ duration: TimeInterval) {}

  public class func setAnimationDelay(_ delay: TimeInterval) {}

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  public class func setAnimationRepeatCount(_ repeatCount: Float) {}

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
