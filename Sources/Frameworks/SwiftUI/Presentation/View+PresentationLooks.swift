/// Sheets have one look here, and are shown in the same way on every device.
extension View {
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Self { self }

  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> Self { self }

  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// What lies under a sheet waits until it has gone.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
}
