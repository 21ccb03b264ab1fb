import PhotosUI
import Testing

@MainActor @Suite struct PHPickerViewControllerTests {
  private final class Delegate: NSObject, PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
    }
  }

  @Test("Cancelling gives no results")
  func cancel() throws {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    let picker = PHPickerViewController(configuration: configuration)
    let delegate = Delegate()
    picker.delegate = delegate
    let button = try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(delegate.results == [[]])
  }
}
