import UIKit

extension View {
  /// Counts for the whole page or window that the view is on.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(
      _PresenterModifier { controller in
        controller.overrideUserInterfaceStyle =
          switch colorScheme {
          case .light?: .light
          case .dark?: .dark
          case nil: .unspecified
          }
      })
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(_PresenterModifier { $0.isModalInPresentation = isDisabled })
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(
      _PresenterModifier { controller in
        let sorted = detents.sorted { $0.order < $1.order }
        guard let sheet = controller.sheetPresentationController, !sorted.isEmpty else { return }
        sheet.detents = sorted.map(\.detent)
      })
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, _PresenterModifier> {
    let selected = selection.wrappedValue
    return modifier(
      _PresenterModifier { controller in
        let sorted = detents.sorted { $0.order < $1.order }
        guard let sheet = controller.sheetPresentationController, !sorted.isEmpty else { return }
        sheet.detents = sorted.map(\.detent)
        sheet.selectedDetentIdentifier = selected.detent.identifier
      })
  }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> ModifiedContent<Self, _PresenterModifier> {
    modifier(_PresenterModifier { $0.sheetPresentationController?.preferredCornerRadius = cornerRadius })
  }

  /// Sheets have no grabber: they are not dragged from one height to the next.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
}
