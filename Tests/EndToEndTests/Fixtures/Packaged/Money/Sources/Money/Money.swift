import Foundation

public enum Money {
  /// Apple's timers are declared in Objective-C, so that Xcode only warns of what the closure captures.
  public static func reminder(_ tell: @escaping () -> Void) -> Timer {
    Timer(timeInterval: 60, repeats: true) { _ in tell() }
  }

  #if swift(>=6)
    public static let isWrittenInSwift6 = true
  #else
    public static let isWrittenInSwift6 = false
  #endif

  /// Which of its traits are enabled.
  public static var kinds: [String] {
    var kinds: [String] = []
    #if Notes
      kinds.append("notes")
    #endif
    #if Cents
      kinds.append("cents")
    #endif
    return kinds
  }
}
