/// Menus have one look here, and their elements keep their order.
extension View {
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> Self { self }

  public func formStyle<S: FormStyle>(_ style: S) -> Self { self }

  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> Self { self }
}
