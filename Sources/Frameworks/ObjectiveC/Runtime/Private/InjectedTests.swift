import Glibc

/// The tests that run inside this app.
///
/// Xcode loads them before the app's `main` begins, so that an app may look for a class of theirs there. Here they are
/// loaded when their turn has come, or when a class is asked for that is nowhere else.
enum InjectedTests {
  static let areLoaded: Bool = {
    guard let path = getenv("WINDFALL_TEST_BUNDLE") else { return false }
    guard dlopen(path, RTLD_NOW | RTLD_GLOBAL) != nil else { return false }
    ClassOverrides.apply()
    return true
  }()
}
