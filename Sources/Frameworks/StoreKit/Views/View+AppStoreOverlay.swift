import SwiftUI

nonisolated extension View {
  /// The store has no app to show: the value goes back at once.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, wanted in
      if wanted { isPresented.wrappedValue = false }
    }
  }
}
