/// What `onAppear` puts around a view.
public struct _AppearModifier: LifeCycleModifier {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  func appeared(_ memory: LifeCycleMemory) { onAppear?() }
  func disappeared(_ memory: LifeCycleMemory) { onDisappear?() }
}
