import SwiftUI

nonisolated extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    return fullScreenCover(isPresented: item.isThere) {
      if let url = item.wrappedValue {
        PreviewPage(urls: [url], index: 0) { item.wrappedValue = nil }.ignoresSafeArea()
      }
    }
  }

  /// A swipe shows the others; the binding stays as it is.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    let urls = Array(items)
    return fullScreenCover(isPresented: selection.isThere) {
      if let url = selection.wrappedValue {
        PreviewPage(urls: urls, index: urls.firstIndex(of: url) ?? 0) { selection.wrappedValue = nil }.ignoresSafeArea()
      }
    }
  }
}

extension Binding where Value == URL? {
  nonisolated fileprivate var isThere: Binding<Bool> {
    let binding = self
    return Binding<Bool> {
      binding.wrappedValue != nil
    } set: { isThere in
      if !isThere { binding.wrappedValue = nil }
    }
  }
}

/// The preview of some files.
private struct PreviewPage: UIViewControllerRepresentable {
  let urls: [URL]
  let index: Int
  let onDone: () -> Void

  func makeCoordinator() -> PreviewSource { PreviewSource() }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    context.coordinator.urls = urls
    controller.dataSource = context.coordinator
    controller.currentPreviewItemIndex = index
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {
    controller.onDone = onDone
    guard context.coordinator.urls != urls else { return }
    context.coordinator.urls = urls
    controller.reloadData()
  }
}

/// Hands the files to the preview.
private final class PreviewSource: QLPreviewControllerDataSource {
  var urls: [URL] = []

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    urls[index] as NSURL
  }
}
