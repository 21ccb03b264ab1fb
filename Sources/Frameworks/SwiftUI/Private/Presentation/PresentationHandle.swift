/// What views on a page that something presented end the presentation with.
@MainActor
final class PresentationHandle {
  /// Takes the wish for the presentation back.
  var onDismiss: (() -> Void)?
  private(set) lazy var mode = Binding<PresentationMode>(
    get: { PresentationMode(isPresented: true) },
    set: { [weak self] mode in if !mode.isPresented { self?.onDismiss?() } })

  /// For views that nothing presented.
  static let absentMode = Binding<PresentationMode>.constant(PresentationMode(isPresented: false))
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey { static var defaultValue: PresentationHandle? { nil } }

  var presentation: PresentationHandle? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(handle: presentation) }

  public var isPresented: Bool { presentation != nil }

  public var presentationMode: Binding<PresentationMode> {
    let handle = presentation
    return MainActor.assumeIsolated { handle?.mode ?? PresentationHandle.absentMode }
  }
}
