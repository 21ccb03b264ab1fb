import AVKit
import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

@MainActor struct VideoPlayerTests {
  @Test func `what lies over a video is shown`() {
    let screen = Screen(width: 300, height: 300) { VideoPlayer(player: AVPlayer()) { Text("over") } }
    #expect(screen.has("over"))
  }
}
