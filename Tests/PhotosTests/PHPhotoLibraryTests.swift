import Photos
import Testing

@Suite struct PHPhotoLibraryTests {
  @Test("The library is empty, and access to it is denied")
  func denied() async {
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).firstObject == nil)
    await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
  }
}
