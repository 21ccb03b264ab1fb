/// Xcode shows previews; here they are only compiled, so what is said of them changes nothing of the view.
extension View {
  public func previewLayout(_ value: PreviewLayout) -> Self { self }

  public func previewDevice(_ value: PreviewDevice?) -> Self { self }

  public func previewDisplayName(_ value: String?) -> Self { self }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
