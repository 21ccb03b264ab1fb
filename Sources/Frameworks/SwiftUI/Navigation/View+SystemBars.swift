/// The status bar and the bar at the bottom are no part of the screen here.
extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  public func statusBar(hidden: Bool) -> Self { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}
