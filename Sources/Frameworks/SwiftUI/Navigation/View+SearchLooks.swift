/// The search field stands in the bar at its full size.
extension View {
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
}
