import SwiftUI

/// As many buttons as `BUTTON_COUNT` says, below a display that shows which one was tapped last.
@main
struct ButtonWallApp: App {
  var body: some Scene {
    WindowGroup {
      WallView()
    }
  }
}
