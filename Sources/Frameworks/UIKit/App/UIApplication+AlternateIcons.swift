import Dispatch

extension UIApplication {
  private var alternateIcons: [String: Any] {
    let icons = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any]
    return icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
  }

  /// Whether the Info.plist has any.
  public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

  /// There is no home screen that shows it.
  public var alternateIconName: String? { kept.value(nil as String?) }

  /// Fails for a name that the Info.plist does not have; nobody is told on the screen.
  @preconcurrency public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isKnown = alternateIconName.map { alternateIcons[$0] != nil } ?? true
    if isKnown { kept.set(alternateIconName, "alternateIconName") }
    let error = isKnown ? nil : CocoaError(.fileNoSuchFile)
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(error) } }
  }

  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
