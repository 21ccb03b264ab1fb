/// Looks that symbols and controls do not have here: they are drawn in one way, whatever is said.
extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }

  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  public func menuIndicator(_ visibility: Visibility) -> Self { self }
}
