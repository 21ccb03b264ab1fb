import UIKit

/// A node that wants the URLs that the app is opened with.
@MainActor
protocol URLReceiver: _ViewNode {
  func receive(_ url: URL)
}
