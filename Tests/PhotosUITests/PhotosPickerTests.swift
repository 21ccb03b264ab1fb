import PhotosUI
import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct PhotosPickerTests {
  private struct Example: View {
    @State private var item: PhotosPickerItem?

    var body: some View {
      VStack {
        PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.videos)])) { Text("Choose") }
        Text(item == nil ? "none" : "one")
      }
    }
  }

  private func labels() -> [String: CGPoint] {
    var found: [String: CGPoint] = [:]
    func collect(_ element: Element, _ origin: CGPoint) {
      let box = element.frame.offsetBy(dx: origin.x, dy: origin.y)
      if !element.label.isEmpty { found[element.label] = CGPoint(x: box.midX, y: box.midY) }
      for child in element.children { collect(child, box.origin) }
    }
    collect(CommitCycle.shared.frame.elements, .zero)
    return found
  }

  private func tap(_ label: String) throws {
    let point = try #require(labels()[label])
    for (phase, time) in [(TouchEvent.Phase.began, 0.0), (.ended, 0.05)] {
      let finger = TouchEvent.Finger(phase: phase, location: point, tapCount: 1)
      UIApplication.shared.deliver(.touch(TouchEvent(fingers: [finger], timestamp: time)))
    }
  }

  @Test("The library opens and is cancelled")
  func cancel() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: Example())
    window.isHidden = false
    defer { window.isHidden = true }
    try tap("Choose")
    #expect(labels()["Cancel"] != nil)
    try tap("Cancel")
    #expect(labels()["Cancel"] == nil && labels()["none"] != nil)
  }

  @Test("A picture that is not there cannot be loaded")
  func load() async {
    let item = PhotosPickerItem(itemIdentifier: "a")
    await #expect(throws: PHPhotosError.self) { try await item.loadTransferable(type: Data.self) }
    let result = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
    }
    #expect(throws: PHPhotosError.self) { try result.get() }
  }
}
