@_spi(Windfall) import FoundationOverlay

/// Lets a process use screens before its app is launched. What the runtime and the libraries make at first use stays;
/// the app finds a device, a screen, an application and a commit cycle that are new.
@_spi(Windfall) @MainActor public enum Rehearsal {
  /// The actions must not touch Dispatch or the run loop, which a forked process could not use after that.
  public static func perform(_ actions: () -> Void) {
    // The environment and the arguments, which may choose others, are asked when there is a launch.
    Device.choose(Device.all.first)
    ProcessLanguages.choose(.simulator)
    actions()
    UIApplication.forgetShared()
    CommitCycle.forgetShared()
    UIScreen.forgetMain()
    InputWindow.forgetShared()
    Device.choose(nil)
    ProcessLanguages.choose(nil)
  }
}
