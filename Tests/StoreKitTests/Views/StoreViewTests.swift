import StoreKit
import SwiftUI
import SwiftUITestSupport
import Testing

@MainActor @Suite struct StoreViewTests {
  private struct Sheets: View {
    @State private var manages = true
    @State private var offers = true

    var body: some View {
      Text(manages ? "managing" : "managed").manageSubscriptionsSheet(isPresented: $manages)
      Text(offers ? "offering" : "offered")
        .appStoreOverlay(isPresented: $offers) {
          SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        }
    }
  }

  private final class Watcher: NSObject, SKOverlayDelegate {
    var errors: [any Error] = []

    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { errors.append(error) }
  }

  @Test func aStoreWithoutProductsSaysSo() {
    let screen = Screen {
      SubscriptionStoreView(groupID: "g") { Text("Why you want it") }.subscriptionStoreButtonLabel(.multiline)
        .subscriptionStoreControlStyle(.prominentPicker)
        .inAppPurchaseOptions { _ in [] }
    }
    #expect(screen.has("Why you want it") && screen.has("Store Unavailable"))
  }

  @Test func theStoreCannotBeReached() {
    let screen = Screen { Sheets() }
    #expect(screen.has("offered"))
    #expect(screen.has("managing") && screen.has("Cannot Connect"))
  }

  @Test func anOverlayDoesNotLoad() {
    let watcher = Watcher()
    let overlay = SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))
    overlay.delegate = watcher
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    overlay.present(in: scene)
    #expect(watcher.errors.map { ($0 as? SKError)?.code } == [.storeProductNotAvailable])
  }
}
