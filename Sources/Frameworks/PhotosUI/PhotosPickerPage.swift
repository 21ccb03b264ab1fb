import SwiftUI

/// The empty library in a sheet.
struct PhotosPickerPage: UIViewControllerRepresentable {
  let filter: PHPickerFilter?
  let onEnd: () -> Void

  func makeCoordinator() -> PhotosPickerEnd { PhotosPickerEnd() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = filter
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.onEnd = onEnd }
}
