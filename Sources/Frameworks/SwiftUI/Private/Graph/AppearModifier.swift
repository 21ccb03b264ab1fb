/// What `onAppear` puts around a view.
public struct _AppearModifier: LifeCycleModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func appeared(_ memory: LifeCycleMemory) { onAppear?() }
  func disappeared(_ memory: LifeCycleMemory) { onDisappear?() }
}
