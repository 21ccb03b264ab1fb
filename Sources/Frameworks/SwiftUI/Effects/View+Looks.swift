import Foundation

/// Looks that symbols and controls do not have here: they are drawn in one way, whatever is said.
nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }

  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  public func menuIndicator(_ visibility: Visibility) -> Self { self }

  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

  public func labelReservedIconWidth(_ value: CGFloat) -> Self { self }

  public func labelIconToTitleSpacing(_ value: CGFloat) -> Self { self }

  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }

  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }

  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden)
  }
}
