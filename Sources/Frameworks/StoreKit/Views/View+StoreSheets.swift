import SwiftUI

/// The store's own sheets: as without an account there is an alert that closes the sheet instead.
nonisolated extension View {
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { unavailable(isPresented) }

  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    unavailable(isPresented)
  }

  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    unavailable(isPresented) { onDismiss?(.failure(.failed)) }
  }

  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    unavailable(isPresented) { onCompletion(.failure(StoreKitError.notEntitled)) }
  }

  private func unavailable(_ isPresented: Binding<Bool>, onDismiss: @escaping () -> Void = {}) -> some View {
    alert("Cannot Connect", isPresented: isPresented) { Button("OK", role: .cancel) {} }
      .onChange(of: isPresented.wrappedValue) { wasPresented, isPresented in
        if wasPresented, !isPresented { onDismiss() }
      }
  }
}
