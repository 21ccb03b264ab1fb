import PhotosUI
import SwiftUI
import Testing
@_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct PhotosPickerStyleTests {
  /// The titles of the buttons that a view shows.
  private func titles<V: View>(_ view: V) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.isHidden = false
    defer { window.isHidden = true }
    _ = CommitCycle.shared.frame
    window.layoutIfNeeded()
    var (views, titles): ([UIView], [String]) = ([window], [])
    while let view = views.popLast() {
      if let title = (view as? UIButton)?.title(for: .normal) { titles.append(title) }
      views += view.subviews
    }
    return titles
  }

  private var picker: some View {
    PhotosPicker("Choose", selection: .constant(nil as PhotosPickerItem?))
  }

  @Test("An inline picker is the library itself")
  func inline() {
    #expect(titles(picker.photosPickerStyle(.inline)) == ["Cancel"])
    #expect(titles(picker.photosPickerStyle(.presentation)).contains("Cancel") == false)
  }

  @Test("What is switched off is not there")
  func disabled() {
    let inline = picker.photosPickerStyle(.inline)
    #expect(titles(inline.photosPickerDisabledCapabilities(.selectionActions)) == [])
    #expect(titles(inline.photosPickerDisabledCapabilities(.search)) == ["Cancel"])
    #expect(titles(inline.photosPickerAccessoryVisibility(.hidden)) == [])
    #expect(titles(inline.photosPickerAccessoryVisibility(.hidden, edges: .bottom)) == ["Cancel"])
  }
}
