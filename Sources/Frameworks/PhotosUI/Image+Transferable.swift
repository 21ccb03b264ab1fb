import CoreTransferable
import SwiftUI

extension Image: Transferable {
  /// Read from data of a picture.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw PHPhotosError(.invalidResource) }
      return Image(uiImage: picture)
    }
  }
}
